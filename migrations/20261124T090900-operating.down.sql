DROP TABLE retention_marks, audit_log_places, audit_log;
DROP FUNCTION keep_audit_log;
DROP VIEW galley_backlog;
DROP TABLE workers;
