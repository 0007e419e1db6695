ALTER INDEX reports_claims RENAME TO reports_turns;
ALTER INDEX jobs_claims_of_accounts RENAME TO jobs_turns_of_accounts;
ALTER INDEX jobs_claims RENAME TO jobs_turns;
ALTER TABLE audits RENAME COLUMN claimed_pages TO taken;
