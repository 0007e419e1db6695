ALTER TABLE audits DROP COLUMN secrets;
