-- No row of it is named in a TRUNCATE, so the trigger for rows does not see one.
CREATE TRIGGER keep_audit_log_whole BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_log();
