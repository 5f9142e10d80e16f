"""What there is to practise on for Rivality."""

from taverne.practice.families import PracticeFamily

FAMILY = PracticeFamily(__name__)
