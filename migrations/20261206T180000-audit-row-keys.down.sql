ALTER TABLE audit_rows DROP COLUMN keys;
