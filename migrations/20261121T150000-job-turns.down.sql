DROP INDEX jobs_turns;
ALTER TABLE jobs DROP COLUMN claimed_at, DROP COLUMN fetches, DROP COLUMN ran_ms;
DROP INDEX jobs_running;
DROP INDEX jobs_waiting;
