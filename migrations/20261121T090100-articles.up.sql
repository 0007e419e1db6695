-- Article jobs, their artifacts and events, and the articles.

-- `ref` is our own identity: a caller's `id` is unique within its account only.
CREATE TABLE jobs (
  ref uuid PRIMARY KEY,
  id uuid NOT NULL,
  account_id uuid NOT NULL REFERENCES accounts (id),
  edition_id uuid NOT NULL,
  newsroom_id uuid NOT NULL REFERENCES newsrooms (id),
  user_id uuid NOT NULL REFERENCES users (id),
  key_id uuid NOT NULL REFERENCES api_keys (id),
  brief jsonb NOT NULL,
  engine jsonb NOT NULL,
  status text NOT NULL CHECK (status IN ('queued', 'running', 'done', 'failed', 'cancelled')),
  stage text,
  progress integer NOT NULL CHECK (progress BETWEEN 0 AND 100),
  stages jsonb NOT NULL,
  warnings jsonb NOT NULL,
  error jsonb,
  article_id uuid,
  attempt integer NOT NULL CHECK (attempt >= 0),
  max_attempts integer NOT NULL,
  version integer NOT NULL,
  lease_token uuid,
  lease_until timestamptz,
  -- When the queue last got a message of this job; the sweeper sends another one when no worker claimed it.
  dispatched_at timestamptz,
  created_at timestamptz NOT NULL,
  started_at timestamptz,
  updated_at timestamptz NOT NULL,
  finished_at timestamptz,
  CONSTRAINT jobs_one_id_an_account UNIQUE (account_id, id),
  FOREIGN KEY (account_id, edition_id) REFERENCES editions (account_id, id),
  CONSTRAINT jobs_running_has_lease CHECK ((status = 'running') = (lease_token IS NOT NULL AND lease_until IS NOT NULL)),
  CONSTRAINT jobs_full_only_when_done CHECK ((progress = 100) = (status = 'done')),
  CONSTRAINT jobs_final_has_end CHECK ((status IN ('done', 'failed', 'cancelled')) = (finished_at IS NOT NULL))
);
CREATE INDEX jobs_by_edition ON jobs (edition_id, created_at);
CREATE INDEX jobs_leases ON jobs (lease_until) WHERE status = 'running';
CREATE INDEX jobs_queued ON jobs (dispatched_at) WHERE status = 'queued';

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

-- Messages that are sent to the queue after the transaction that wrote them.
CREATE TABLE outbox (
  job_ref uuid PRIMARY KEY REFERENCES jobs (ref) ON DELETE CASCADE,
  due_at timestamptz NOT NULL
);
CREATE INDEX outbox_due ON outbox (due_at);

CREATE TABLE articles (
  id uuid PRIMARY KEY,
  edition_id uuid NOT NULL REFERENCES editions (id),
  job_ref uuid NOT NULL UNIQUE REFERENCES jobs (ref),
  slug text NOT NULL,
  status text NOT NULL CHECK (status IN ('draft', 'published')),
  title text NOT NULL,
  body text NOT NULL,
  meta_title text NOT NULL,
  meta_description text NOT NULL,
  language_code text NOT NULL,
  word_count integer NOT NULL CHECK (word_count >= 0),
  byline text NOT NULL,
  image_source text NOT NULL,
  provenance jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  -- No two articles of an edition share a moment: `since` is exclusive, so a tie would hide one.
  CONSTRAINT articles_one_moment_each UNIQUE (edition_id, created_at)
);
CREATE UNIQUE INDEX articles_slug ON articles (edition_id, slug) WHERE slug <> '';

CREATE TABLE article_images (
  article_id uuid PRIMARY KEY REFERENCES articles (id) ON DELETE CASCADE,
  bytes bytea NOT NULL,
  content_type text NOT NULL,
  sha256 text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  alt text NOT NULL
);
