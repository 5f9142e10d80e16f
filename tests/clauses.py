"""Lists each clause of the rules with the tests that name it; fails where one has none.

`python -m tests.clauses` prints the list. A test names a clause in the comment on its first line.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
RULES = ROOT / "docs" / "rules"
_CLAUSE = re.compile(r"^### ([ADR]\d+) ", re.M)
_TEST = re.compile(r"def (test_\w+)\(.*?# ((?:[ADR]\d+(?:, )?)+)$", re.M)


def clauses() -> list[str]:
    """The clauses of the rules pages, in order."""
    pages = sorted((RULES / "en").glob("*.md"))
    return [clause for page in pages for clause in _CLAUSE.findall(page.read_text("utf-8"))]


def tests_by_clause() -> dict[str, list[str]]:
    """For each clause, the tests that name it."""
    found: dict[str, list[str]] = {clause: [] for clause in clauses()}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for name, cited in _TEST.findall(path.read_text("utf-8")):
            for clause in cited.split(", "):
                found.setdefault(clause, []).append(f"{path.relative_to(ROOT)}::{name}")
    return found


def gaps() -> list[str]:
    """The clauses that no test names."""
    return [clause for clause, tests in tests_by_clause().items() if not tests]


def main() -> None:
    """Prints clause → tests."""
    for clause, tests in tests_by_clause().items():
        print(clause, *(tests or ["–"]), sep="\n    ")
    if missing := gaps():
        sys.exit(f"no test names: {', '.join(missing)}")


if __name__ == "__main__":
    main()
