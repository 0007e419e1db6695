-- Whose turn it is, and what a job has used.

-- What a worker looks through for the next job: the rooms that wait and each one's oldest, what each has running, and
-- when each had its last turn.
CREATE INDEX jobs_running ON jobs (newsroom_id) WHERE status = 'running';
CREATE INDEX jobs_waiting ON jobs (newsroom_id, created_at) WHERE status = 'queued';

-- A budget is a job's, not an attempt's: `ran_ms` counts the attempts that ended, `claimed_at` began the present one.
ALTER TABLE jobs
  ADD COLUMN ran_ms integer NOT NULL DEFAULT 0 CHECK (ran_ms >= 0),
  ADD COLUMN fetches integer NOT NULL DEFAULT 0 CHECK (fetches >= 0),
  ADD COLUMN claimed_at timestamptz;
CREATE INDEX jobs_turns ON jobs (newsroom_id, claimed_at) WHERE claimed_at IS NOT NULL;
