/** The words of the table in the words of the edition: in 1996 cards tap and untap. */

let instead: Record<string, string> = {};

export function speak(words: Record<string, string>): void {
  instead = words;
}

export function spoken(words: string): string {
  return words.replace(/[A-Za-z]+/g, (word) => {
    const said = instead[word.toLowerCase()];
    if (!said) return word;
    return word[0] === word[0]?.toUpperCase() ? said[0]?.toUpperCase() + said.slice(1) : said;
  });
}
