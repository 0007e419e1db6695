ALTER TABLE audits DROP COLUMN views_version;
