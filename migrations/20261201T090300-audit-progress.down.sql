ALTER TABLE audits DROP COLUMN progress;
