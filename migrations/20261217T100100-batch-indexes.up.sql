-- without a transaction
DROP INDEX CONCURRENTLY IF EXISTS jobs_of_batch;
CREATE INDEX CONCURRENTLY jobs_of_batch ON jobs (batch_id) WHERE batch_id IS NOT NULL;
-- A batch ends once, whichever of its jobs seems to be the last.
DROP INDEX CONCURRENTLY IF EXISTS events_one_end_of_a_batch;
CREATE UNIQUE INDEX CONCURRENTLY events_one_end_of_a_batch ON events (object_id) WHERE type = 'batch.finished';
