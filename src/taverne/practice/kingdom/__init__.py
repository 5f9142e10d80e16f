"""What there is to practise on for Aetherya and Drako."""

from taverne.practice.families import PracticeFamily

FAMILY = PracticeFamily(__name__, lessons=("aetherya", "objects", "drako"))
