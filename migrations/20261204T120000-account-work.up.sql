-- without a transaction
-- The work of all editions of an account by keyset, as the lists of one edition have it; what failed of it within a day.
DROP INDEX CONCURRENTLY IF EXISTS jobs_of_account;
CREATE INDEX CONCURRENTLY jobs_of_account ON jobs (account_id, created_at, id);
DROP INDEX CONCURRENTLY IF EXISTS jobs_open_of_account;
CREATE INDEX CONCURRENTLY jobs_open_of_account ON jobs (account_id, created_at, id) WHERE finished_at IS NULL;
DROP INDEX CONCURRENTLY IF EXISTS jobs_unsuccessful_of_account;
CREATE INDEX CONCURRENTLY jobs_unsuccessful_of_account ON jobs (account_id, status, created_at, id)
  WHERE status IN ('failed', 'cancelled');
DROP INDEX CONCURRENTLY IF EXISTS jobs_failed_of_account;
CREATE INDEX CONCURRENTLY jobs_failed_of_account ON jobs (account_id, finished_at) WHERE status = 'failed';
DROP INDEX CONCURRENTLY IF EXISTS reports_of_account;
CREATE INDEX CONCURRENTLY reports_of_account ON reports (account_id, created_at, id);
DROP INDEX CONCURRENTLY IF EXISTS audits_of_account;
CREATE INDEX CONCURRENTLY audits_of_account ON audits (account_id, created_at, id);
