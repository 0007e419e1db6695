ALTER TABLE outbox DROP COLUMN claim_token, DROP COLUMN claimed_until;
