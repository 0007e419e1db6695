-- without a transaction
-- However many processes retry a job at once, it is started anew once.
DROP INDEX CONCURRENTLY IF EXISTS jobs_one_retry;
CREATE UNIQUE INDEX CONCURRENTLY jobs_one_retry ON jobs (account_id, retry_of) WHERE retry_of IS NOT NULL;
