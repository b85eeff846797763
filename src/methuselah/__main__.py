"""`python -m methuselah` is the command `methuselah`."""

from methuselah.cli import main

if __name__ == "__main__":
    main()
