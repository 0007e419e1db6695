-- without a transaction
-- Turns go by account, and within an account by newsroom: what is asked for the next job, by both.
DROP INDEX CONCURRENTLY IF EXISTS jobs_running;
CREATE INDEX CONCURRENTLY jobs_running ON jobs (account_id, newsroom_id) WHERE status = 'running';
DROP INDEX CONCURRENTLY IF EXISTS jobs_waiting;
CREATE INDEX CONCURRENTLY jobs_waiting ON jobs (account_id, newsroom_id, created_at) WHERE status = 'queued';
DROP INDEX CONCURRENTLY IF EXISTS jobs_turns;
CREATE INDEX CONCURRENTLY jobs_turns ON jobs (account_id, newsroom_id, claimed_at) WHERE claimed_at IS NOT NULL;
DROP INDEX CONCURRENTLY IF EXISTS jobs_turns_of_accounts;
CREATE INDEX CONCURRENTLY jobs_turns_of_accounts ON jobs (account_id, claimed_at) WHERE claimed_at IS NOT NULL;
DROP INDEX CONCURRENTLY IF EXISTS reports_turns;
CREATE INDEX CONCURRENTLY reports_turns ON reports (account_id, claimed_at) WHERE claimed_at IS NOT NULL;
