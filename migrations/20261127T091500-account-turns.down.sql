-- without a transaction
DROP INDEX CONCURRENTLY IF EXISTS reports_turns;
DROP INDEX CONCURRENTLY IF EXISTS jobs_turns_of_accounts;
DROP INDEX CONCURRENTLY IF EXISTS jobs_turns;
CREATE INDEX CONCURRENTLY jobs_turns ON jobs (newsroom_id, claimed_at) WHERE claimed_at IS NOT NULL;
DROP INDEX CONCURRENTLY IF EXISTS jobs_waiting;
CREATE INDEX CONCURRENTLY jobs_waiting ON jobs (newsroom_id, created_at) WHERE status = 'queued';
DROP INDEX CONCURRENTLY IF EXISTS jobs_running;
CREATE INDEX CONCURRENTLY jobs_running ON jobs (newsroom_id) WHERE status = 'running';
