DROP TABLE signing_secrets, operator_sessions, operator_keys, sign_in_tickets, sessions, key_requests;
