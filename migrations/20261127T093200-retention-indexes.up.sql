-- without a transaction
-- By these, retention finds what has ended longest ago. Over the moment as an expression, so that no other statement is
-- planned by them: one that asks for the last hour of a key would read the last hour of all keys. The one that goes was
-- read by a start to count its month.
DROP INDEX CONCURRENTLY IF EXISTS jobs_ended;
CREATE INDEX CONCURRENTLY jobs_ended ON jobs ((finished_at AT TIME ZONE 'UTC'), ref)
  WHERE finished_at IS NOT NULL;
DROP INDEX CONCURRENTLY IF EXISTS reports_ended;
CREATE INDEX CONCURRENTLY reports_ended ON reports ((finished_at AT TIME ZONE 'UTC')) WHERE finished_at IS NOT NULL;
DROP INDEX CONCURRENTLY IF EXISTS paid_actions_by_moment;
CREATE INDEX CONCURRENTLY paid_actions_by_moment ON paid_actions ((at AT TIME ZONE 'UTC'));
DROP INDEX CONCURRENTLY IF EXISTS paid_actions_of_allowance;
