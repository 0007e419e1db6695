ALTER TABLE audit_rows DROP COLUMN keys;
DROP INDEX audit_rows_by_url;
