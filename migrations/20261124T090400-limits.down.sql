DROP TABLE account_months, paid_actions;
DROP FUNCTION count_account_months;
