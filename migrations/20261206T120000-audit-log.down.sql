DROP TABLE IF EXISTS audit_log;
DROP TABLE IF EXISTS audit_log_places;
DROP FUNCTION IF EXISTS keep_audit_log;
