-- without a transaction
DROP INDEX CONCURRENTLY IF EXISTS paid_actions_of_allowance;
CREATE INDEX CONCURRENTLY paid_actions_of_allowance ON paid_actions (account_id, at)
  WHERE kind = 'article' AND returned_at IS NULL;
DROP INDEX CONCURRENTLY IF EXISTS paid_actions_by_moment;
DROP INDEX CONCURRENTLY IF EXISTS reports_ended;
DROP INDEX CONCURRENTLY IF EXISTS jobs_ended;
