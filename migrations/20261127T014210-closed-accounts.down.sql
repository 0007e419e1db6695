DROP TRIGGER accounts_notify_keys ON accounts;
DROP FUNCTION notify_keys_of_account();
