DROP TRIGGER IF EXISTS keep_audit_log_whole ON audit_log;
