-- Research reports on a domain.

CREATE TABLE reports (
  id uuid PRIMARY KEY,
  -- All null for a report from the command line, which has no account.
  account_id uuid REFERENCES accounts (id),
  edition_id uuid,
  newsroom_id uuid REFERENCES newsrooms (id),
  user_id uuid REFERENCES users (id),
  key_id uuid REFERENCES api_keys (id),
  -- The subject, frozen at the start.
  task jsonb NOT NULL,
  engine jsonb NOT NULL,
  -- As that of a job.
  trace_context text,
  -- A report that waits for a worker is running too, as its start was answered.
  status text NOT NULL DEFAULT 'running' CHECK (status IN ('running', 'done', 'failed')),
  stage text,
  progress integer NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND 100),
  stages jsonb NOT NULL,
  warnings jsonb NOT NULL DEFAULT '[]',
  error jsonb,
  -- The result.
  record jsonb,
  attempt integer NOT NULL DEFAULT 0,
  max_attempts integer NOT NULL,
  version integer NOT NULL DEFAULT 1,
  lease_token uuid,
  lease_until timestamptz,
  claimed_at timestamptz,
  ran_ms integer NOT NULL DEFAULT 0 CHECK (ran_ms >= 0),
  fetches integer NOT NULL DEFAULT 0 CHECK (fetches >= 0),
  queries integer NOT NULL DEFAULT 0 CHECK (queries >= 0),
  model_calls integer NOT NULL DEFAULT 0 CHECK (model_calls >= 0),
  model_tokens integer NOT NULL DEFAULT 0 CHECK (model_tokens >= 0),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  started_at timestamptz,
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  finished_at timestamptz,
  FOREIGN KEY (account_id, edition_id) REFERENCES editions (account_id, id),
  CONSTRAINT reports_of_somebody_or_nobody CHECK (
    num_nulls(account_id, edition_id, newsroom_id, user_id, key_id) IN (0, 5)),
  CONSTRAINT reports_attempts CHECK (attempt BETWEEN 0 AND max_attempts),
  CONSTRAINT reports_whole_lease CHECK ((lease_token IS NULL) = (lease_until IS NULL)),
  CONSTRAINT reports_lease_while_running CHECK (status = 'running' OR lease_token IS NULL),
  CONSTRAINT reports_full_only_when_done CHECK ((progress = 100) = (status = 'done')),
  CONSTRAINT reports_record_when_done CHECK ((record IS NOT NULL) = (status = 'done')),
  CONSTRAINT reports_final_has_end CHECK ((status IN ('done', 'failed')) = (finished_at IS NOT NULL))
);
CREATE UNIQUE INDEX reports_one_running_an_edition ON reports (edition_id) WHERE status = 'running';
CREATE INDEX reports_by_edition ON reports (edition_id, finished_at) WHERE status = 'done';
CREATE INDEX reports_claims ON reports (account_id, claimed_at) WHERE claimed_at IS NOT NULL;
CREATE INDEX reports_of_edition ON reports (edition_id, created_at, id);
CREATE INDEX reports_of_account ON reports (account_id, created_at, id);
-- For retention; of the moment as an expression, as `jobs_ended`.
CREATE INDEX reports_ended ON reports ((finished_at AT TIME ZONE 'UTC')) WHERE finished_at IS NOT NULL;

-- The artifact of a stage: an attempt after a crash continues after the last one. Deleted when the report is over.
CREATE TABLE report_artifacts (
  report_id uuid NOT NULL REFERENCES reports (id) ON DELETE CASCADE,
  stage text NOT NULL,
  attempt integer NOT NULL,
  content jsonb NOT NULL,
  made_at timestamptz NOT NULL,
  PRIMARY KEY (report_id, stage)
);
