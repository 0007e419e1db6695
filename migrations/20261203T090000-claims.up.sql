-- The field's words. Nothing is released, so the old names go at once.
ALTER TABLE audits RENAME COLUMN taken TO claimed_pages;
ALTER INDEX jobs_turns RENAME TO jobs_claims;
ALTER INDEX jobs_turns_of_accounts RENAME TO jobs_claims_of_accounts;
ALTER INDEX reports_turns RENAME TO reports_claims;
