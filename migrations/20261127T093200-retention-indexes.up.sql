-- without a transaction
-- Retention finds the oldest ended rows by these. They index the moment as an expression, so that no other statement is
-- planned by them: the query for the last hour of a key would read the last hour of all keys. The dropped one served
-- starts, to count their month.
DROP INDEX CONCURRENTLY IF EXISTS jobs_ended;
CREATE INDEX CONCURRENTLY jobs_ended ON jobs ((finished_at AT TIME ZONE 'UTC'), ref)
  WHERE finished_at IS NOT NULL;
DROP INDEX CONCURRENTLY IF EXISTS reports_ended;
CREATE INDEX CONCURRENTLY reports_ended ON reports ((finished_at AT TIME ZONE 'UTC')) WHERE finished_at IS NOT NULL;
DROP INDEX CONCURRENTLY IF EXISTS paid_actions_by_moment;
CREATE INDEX CONCURRENTLY paid_actions_by_moment ON paid_actions ((at AT TIME ZONE 'UTC'));
DROP INDEX CONCURRENTLY IF EXISTS paid_actions_of_allowance;
