DROP INDEX articles_by_status;
DROP TABLE key_requests;
DROP TABLE paid_actions;
