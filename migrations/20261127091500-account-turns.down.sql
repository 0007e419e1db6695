DROP INDEX reports_turns;
DROP INDEX jobs_turns_of_accounts;
DROP INDEX jobs_turns;
CREATE INDEX jobs_turns ON jobs (newsroom_id, claimed_at) WHERE claimed_at IS NOT NULL;
DROP INDEX jobs_waiting;
CREATE INDEX jobs_waiting ON jobs (newsroom_id, created_at) WHERE status = 'queued';
DROP INDEX jobs_running;
CREATE INDEX jobs_running ON jobs (newsroom_id) WHERE status = 'running';
