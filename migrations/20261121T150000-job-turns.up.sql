-- Fair scheduling of jobs, and their usage.

-- What a worker reads to choose the next job: the newsrooms with waiting jobs and the oldest of each, how many of each run,
-- and when each was last claimed.
CREATE INDEX jobs_running ON jobs (newsroom_id) WHERE status = 'running';
CREATE INDEX jobs_waiting ON jobs (newsroom_id, created_at) WHERE status = 'queued';

-- A budget is a job's, not an attempt's: `ran_ms` counts the ended attempts, `claimed_at` is the start of the present one.
ALTER TABLE jobs
  ADD COLUMN ran_ms integer NOT NULL DEFAULT 0 CHECK (ran_ms >= 0),
  ADD COLUMN fetches integer NOT NULL DEFAULT 0 CHECK (fetches >= 0),
  ADD COLUMN claimed_at timestamptz;
CREATE INDEX jobs_turns ON jobs (newsroom_id, claimed_at) WHERE claimed_at IS NOT NULL;
