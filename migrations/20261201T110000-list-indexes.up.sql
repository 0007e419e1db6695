-- without a transaction
-- Lists by keyset. Those of all jobs, and of open ones, have their indexes; jobs that failed or were cancelled are few among
-- the many that are done. Reports had an index of their ends alone.
DROP INDEX CONCURRENTLY IF EXISTS jobs_unsuccessful_of_edition;
CREATE INDEX CONCURRENTLY jobs_unsuccessful_of_edition ON jobs (edition_id, status, created_at, id)
  WHERE status IN ('failed', 'cancelled');
DROP INDEX CONCURRENTLY IF EXISTS reports_of_edition;
CREATE INDEX CONCURRENTLY reports_of_edition ON reports (edition_id, created_at, id);
