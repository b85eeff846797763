### What a system refuses with files, and entries of a log that no game takes: reasons within a sentence.

system-says = { $reason }
system-eacces = permission denied
system-eexist = a file of this name is there already
system-eisdir = it is a folder
system-enoent = there is no such file or folder
system-enospc = no space is left on the device
system-enotdir = a part of the path is no folder
system-eperm = the system does not permit it
system-erofs = nothing can be written there
system-not-text = it is no text in UTF-8

wrong-game-over = the game is over: undo the last answer to go on from there
wrong-no-entry = { $entry } is no answer, and tells of nothing that can happen
wrong-nothing-played = seat { $seat } has played nothing in any step since answer { $to }
wrong-no-such-answers = { $number } answers cannot be taken back: there are { $n }
wrong-no-answer-to-go-to = the game cannot go to answer { $to }: it has { $n }
wrong-no-seat-or-step = "{ $entry }" names no seat or no step: { $known }
wrong-no-step-in-progress = "{ $entry }": nothing that has this step is in progress
wrong-nothing-asked = nothing is asked: call advance first, or the game is over
wrong-answer = answer { $index } to "{ $kind }" ({ $window }) is not an option: choose from 0 to { $last }
