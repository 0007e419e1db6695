-- without a transaction
DROP INDEX CONCURRENTLY IF EXISTS jobs_newest;
CREATE INDEX CONCURRENTLY jobs_newest ON jobs (created_at DESC);
DROP INDEX CONCURRENTLY IF EXISTS jobs_unsuccessful_of_all;
DROP INDEX CONCURRENTLY IF EXISTS jobs_open_of_all;
DROP INDEX CONCURRENTLY IF EXISTS jobs_of_all;
