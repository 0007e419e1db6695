ALTER TABLE ignored_checks DROP COLUMN ignored_until;
ALTER TABLE audits DROP COLUMN checks_version, DROP COLUMN is_baseline;
ALTER TABLE editions DROP COLUMN regression_rules;
