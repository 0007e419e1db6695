-- without a transaction
-- The work of all accounts by keyset, as the lists of one account have it, and what failed of it within a day. The first
-- serves what `jobs_newest` did.
DROP INDEX CONCURRENTLY IF EXISTS jobs_of_all;
CREATE INDEX CONCURRENTLY jobs_of_all ON jobs (created_at, ref);
DROP INDEX CONCURRENTLY IF EXISTS jobs_open_of_all;
CREATE INDEX CONCURRENTLY jobs_open_of_all ON jobs (created_at, ref) WHERE finished_at IS NULL;
DROP INDEX CONCURRENTLY IF EXISTS jobs_unsuccessful_of_all;
CREATE INDEX CONCURRENTLY jobs_unsuccessful_of_all ON jobs (status, created_at, ref)
  WHERE status IN ('failed', 'cancelled');
DROP INDEX CONCURRENTLY IF EXISTS jobs_newest;
