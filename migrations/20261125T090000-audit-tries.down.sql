ALTER TABLE audit_urls DROP COLUMN last_try;
