-- Article jobs with their artifacts and events; and the messages about work of every kind.

-- `ref` is our own identity: a caller's `id` is unique within its account only.
CREATE TABLE jobs (
  ref uuid PRIMARY KEY,
  id uuid NOT NULL,
  account_id uuid NOT NULL REFERENCES accounts (id),
  edition_id uuid NOT NULL,
  newsroom_id uuid NOT NULL REFERENCES newsrooms (id),
  user_id uuid NOT NULL REFERENCES users (id),
  key_id uuid NOT NULL REFERENCES api_keys (id),
  -- The id by which its account knows the failed job that it retries. A job has one retry: the retry of a retry names that retry.
  retry_of uuid,
  -- The batch with which it was started; null for none. A batch is nothing more: it has ended when no job of it is open.
  batch_id uuid,
  -- The traceparent (W3C Trace Context) of the request that started it, so that its attempts are in the same trace; null where
  -- no traces are collected.
  trace_context text,
  brief jsonb NOT NULL,
  engine jsonb NOT NULL,
  status text NOT NULL CHECK (status IN ('queued', 'running', 'done', 'failed', 'cancelled')),
  stage text,
  progress integer NOT NULL CHECK (progress BETWEEN 0 AND 100),
  stages jsonb NOT NULL,
  warnings jsonb NOT NULL,
  -- The headline, as soon as it is known.
  title text,
  error jsonb,
  article_id uuid,
  attempt integer NOT NULL CHECK (attempt >= 0),
  max_attempts integer NOT NULL,
  version integer NOT NULL,
  lease_token uuid,
  lease_until timestamptz,
  created_at timestamptz NOT NULL,
  started_at timestamptz,
  updated_at timestamptz NOT NULL,
  finished_at timestamptz,
  -- A budget is a job's, not an attempt's: `ran_ms` counts the ended attempts, `claimed_at` is the start of the present one.
  ran_ms integer NOT NULL DEFAULT 0 CHECK (ran_ms >= 0),
  claimed_at timestamptz,
  fetches integer NOT NULL DEFAULT 0 CHECK (fetches >= 0),
  queries integer NOT NULL DEFAULT 0 CHECK (queries >= 0),
  model_calls integer NOT NULL DEFAULT 0 CHECK (model_calls >= 0),
  model_tokens integer NOT NULL DEFAULT 0 CHECK (model_tokens >= 0),
  CONSTRAINT jobs_one_id_an_account UNIQUE (account_id, id),
  CONSTRAINT jobs_retry_of FOREIGN KEY (account_id, retry_of) REFERENCES jobs (account_id, id),
  FOREIGN KEY (account_id, edition_id) REFERENCES editions (account_id, id),
  CONSTRAINT jobs_running_has_lease CHECK ((status = 'running') = (lease_token IS NOT NULL AND lease_until IS NOT NULL)),
  CONSTRAINT jobs_full_only_when_done CHECK ((progress = 100) = (status = 'done')),
  CONSTRAINT jobs_final_has_end CHECK ((status IN ('done', 'failed', 'cancelled')) = (finished_at IS NOT NULL))
);
CREATE INDEX jobs_leases ON jobs (lease_until) WHERE status = 'running';
-- However many processes retry a job at once, it is started anew once.
CREATE UNIQUE INDEX jobs_one_retry ON jobs (account_id, retry_of) WHERE retry_of IS NOT NULL;
CREATE INDEX jobs_of_batch ON jobs (batch_id) WHERE batch_id IS NOT NULL;

-- What a worker reads to choose the next job, fairly between accounts, and within an account between newsrooms: those with
-- waiting jobs and the oldest of each, how many of each run, and when each was last claimed.
CREATE INDEX jobs_running ON jobs (account_id, newsroom_id) WHERE status = 'running';
CREATE INDEX jobs_waiting ON jobs (account_id, newsroom_id, created_at) WHERE status = 'queued';
CREATE INDEX jobs_claims ON jobs (account_id, newsroom_id, claimed_at) WHERE claimed_at IS NOT NULL;
CREATE INDEX jobs_claims_of_accounts ON jobs (account_id, claimed_at) WHERE claimed_at IS NOT NULL;

-- Lists by keyset, of an edition, an account and all accounts: all jobs, open ones, and those that failed or were cancelled,
-- which are few among the many that are done. Those of open and ended jobs are written when a job begins and when it ends, and
-- not with the many changes between.
CREATE INDEX jobs_by_edition ON jobs (edition_id, created_at);
CREATE INDEX jobs_open_of_edition ON jobs (edition_id, created_at) WHERE finished_at IS NULL;
CREATE INDEX jobs_ended_of_edition ON jobs (edition_id, finished_at) WHERE finished_at IS NOT NULL;
CREATE INDEX jobs_unsuccessful_of_edition ON jobs (edition_id, status, created_at, id)
  WHERE status IN ('failed', 'cancelled');
CREATE INDEX jobs_of_account ON jobs (account_id, created_at, id);
CREATE INDEX jobs_open_of_account ON jobs (account_id, created_at, id) WHERE finished_at IS NULL;
CREATE INDEX jobs_unsuccessful_of_account ON jobs (account_id, status, created_at, id)
  WHERE status IN ('failed', 'cancelled');
CREATE INDEX jobs_failed_of_account ON jobs (account_id, finished_at) WHERE status = 'failed';
CREATE INDEX jobs_of_all ON jobs (created_at, ref);
CREATE INDEX jobs_open_of_all ON jobs (created_at, ref) WHERE finished_at IS NULL;
CREATE INDEX jobs_unsuccessful_of_all ON jobs (status, created_at, ref) WHERE status IN ('failed', 'cancelled');

-- Retention finds the oldest ended ones by this. It indexes the moment as an expression, so that no other statement is planned
-- by it: the query for the last hour of a key would read the last hour of all keys.
CREATE INDEX jobs_ended ON jobs ((finished_at AT TIME ZONE 'UTC'), ref) WHERE finished_at IS NOT NULL;

-- The artifact of a stage: an attempt after a crash continues after the last one.
CREATE TABLE job_artifacts (
  job_ref uuid NOT NULL REFERENCES jobs (ref) ON DELETE CASCADE,
  stage text NOT NULL,
  attempt integer NOT NULL,
  content jsonb NOT NULL,
  made_at timestamptz NOT NULL,
  PRIMARY KEY (job_ref, stage)
);

-- Every change of a job, numbered without gaps, each with the whole progress at that time.
CREATE TABLE job_events (
  job_ref uuid NOT NULL REFERENCES jobs (ref) ON DELETE CASCADE,
  version integer NOT NULL,
  progress jsonb NOT NULL,
  PRIMARY KEY (job_ref, version)
);

-- Messages that are sent to the queue after the transaction that wrote them. An entry stays until a worker has claimed its work.
CREATE TABLE outbox (
  kind text NOT NULL,
  -- The work's row, in the table of its kind.
  ref uuid NOT NULL,
  due_at timestamptz NOT NULL,
  -- How many messages the queue is to get.
  messages integer NOT NULL DEFAULT 1 CHECK (messages > 0),
  -- When the queue got them; null until then.
  enqueued_at timestamptz,
  -- The process that sends them to the queue, and the end of its claim.
  claim_token uuid,
  claimed_until timestamptz,
  PRIMARY KEY (ref, kind)
);
CREATE INDEX outbox_due ON outbox (kind, due_at) WHERE enqueued_at IS NULL;
CREATE INDEX outbox_enqueued ON outbox (kind, enqueued_at) WHERE enqueued_at IS NOT NULL;
