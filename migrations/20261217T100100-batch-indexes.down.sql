-- without a transaction
DROP INDEX CONCURRENTLY IF EXISTS events_one_end_of_a_batch;
DROP INDEX CONCURRENTLY IF EXISTS jobs_of_batch;
