"""Ministry vampires and blocks."""

from methuselah.language import (
    BLOCKING,
    THIS,
    either,
    failed_to_block,
    fits,
    on,
)

attempted = either(BLOCKING, fits(THIS, on(failed_to_block)))
