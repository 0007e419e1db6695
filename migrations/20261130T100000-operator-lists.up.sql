-- without a transaction
-- The newest work of all accounts, for the operator's lists.
DROP INDEX CONCURRENTLY IF EXISTS jobs_newest;
CREATE INDEX CONCURRENTLY jobs_newest ON jobs (created_at DESC);
