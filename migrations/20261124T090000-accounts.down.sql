DROP TABLE api_keys, editions, users, newsrooms, accounts, plans;
DROP FUNCTION notify_keys_of_account;
