-- without a transaction
-- Scheduling is fair between accounts, and within an account between newsrooms; the claim of the next job reads both. Each
-- index is built under another name before it replaces the old one, so that every claim has one.
DROP INDEX CONCURRENTLY IF EXISTS jobs_running_next;
CREATE INDEX CONCURRENTLY jobs_running_next ON jobs (account_id, newsroom_id) WHERE status = 'running';
DROP INDEX CONCURRENTLY IF EXISTS jobs_running;
ALTER INDEX jobs_running_next RENAME TO jobs_running;
DROP INDEX CONCURRENTLY IF EXISTS jobs_waiting_next;
CREATE INDEX CONCURRENTLY jobs_waiting_next ON jobs (account_id, newsroom_id, created_at) WHERE status = 'queued';
DROP INDEX CONCURRENTLY IF EXISTS jobs_waiting;
ALTER INDEX jobs_waiting_next RENAME TO jobs_waiting;
DROP INDEX CONCURRENTLY IF EXISTS jobs_turns_next;
CREATE INDEX CONCURRENTLY jobs_turns_next ON jobs (account_id, newsroom_id, claimed_at) WHERE claimed_at IS NOT NULL;
DROP INDEX CONCURRENTLY IF EXISTS jobs_turns;
ALTER INDEX jobs_turns_next RENAME TO jobs_turns;
DROP INDEX CONCURRENTLY IF EXISTS jobs_turns_of_accounts;
CREATE INDEX CONCURRENTLY jobs_turns_of_accounts ON jobs (account_id, claimed_at) WHERE claimed_at IS NOT NULL;
DROP INDEX CONCURRENTLY IF EXISTS reports_turns;
CREATE INDEX CONCURRENTLY reports_turns ON reports (account_id, claimed_at) WHERE claimed_at IS NOT NULL;
