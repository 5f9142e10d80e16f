"""Each clause has a test that names it, and tests name only clauses there are."""

from tests import clauses


def test_no_clause_is_without_a_test() -> None:
    assert clauses.gaps() == []


def test_tests_name_clauses_that_exist() -> None:
    assert set(clauses.tests_by_clause()) == set(clauses.clauses())
