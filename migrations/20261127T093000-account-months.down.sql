DROP TRIGGER paid_actions_added ON paid_actions;
DROP TRIGGER paid_actions_changed ON paid_actions;
DROP TRIGGER paid_actions_removed ON paid_actions;
DROP FUNCTION count_account_months();
DROP TABLE account_months;
