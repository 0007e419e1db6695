-- Turns go by account, and within an account by newsroom: what is asked for the next job, by both.
DROP INDEX jobs_running;
CREATE INDEX jobs_running ON jobs (account_id, newsroom_id) WHERE status = 'running';
DROP INDEX jobs_waiting;
CREATE INDEX jobs_waiting ON jobs (account_id, newsroom_id, created_at) WHERE status = 'queued';
DROP INDEX jobs_turns;
CREATE INDEX jobs_turns ON jobs (account_id, newsroom_id, claimed_at) WHERE claimed_at IS NOT NULL;
CREATE INDEX jobs_turns_of_accounts ON jobs (account_id, claimed_at) WHERE claimed_at IS NOT NULL;
CREATE INDEX reports_turns ON reports (account_id, claimed_at) WHERE claimed_at IS NOT NULL;
