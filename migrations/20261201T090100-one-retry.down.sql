-- without a transaction
DROP INDEX CONCURRENTLY IF EXISTS jobs_one_retry;
