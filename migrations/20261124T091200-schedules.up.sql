-- Work that starts by itself: what, when, and what became of every planned moment.

CREATE TABLE schedules (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id),
  edition_id uuid NOT NULL,
  -- By whose right it starts: of the key that saved or resumed it last.
  key_id uuid NOT NULL REFERENCES api_keys (id),
  name text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('article', 'research', 'audit')),
  -- Template, recurrence and policies, as `ScheduleTerms` has them.
  terms jsonb NOT NULL,
  paused_at timestamptz,
  paused_by text,
  paused_note text,
  failures integer NOT NULL DEFAULT 0 CHECK (failures >= 0),
  anchor_at timestamptz NOT NULL,
  resumed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- The next planned moment; null where none comes any more.
  next_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  FOREIGN KEY (account_id, edition_id) REFERENCES editions (account_id, id),
  CONSTRAINT schedules_one_name_an_edition UNIQUE (edition_id, name),
  CONSTRAINT schedules_whole_pause CHECK (paused_at IS NOT NULL OR (paused_by IS NULL AND paused_note IS NULL))
);
CREATE INDEX schedules_due ON schedules (next_at) WHERE paused_at IS NULL;
CREATE INDEX schedules_by_key ON schedules (key_id);

-- A planned moment, or several in a row to which the same happened while nothing ran.
CREATE TABLE scheduled_runs (
  -- Made of schedule and moment; the work that it starts has the same id.
  id uuid PRIMARY KEY,
  schedule_id uuid NOT NULL REFERENCES schedules (id) ON DELETE CASCADE,
  edition_id uuid NOT NULL,
  planned_at timestamptz NOT NULL,
  until_at timestamptz NOT NULL,
  moments integer NOT NULL DEFAULT 1 CHECK (moments >= 1),
  cause text NOT NULL CHECK (cause IN ('plan', 'caller')),
  outcome text NOT NULL CHECK (outcome IN ('waiting', 'started', 'skipped_overlap', 'missed', 'refused', 'paused')),
  code text,
  tries integer NOT NULL DEFAULT 0 CHECK (tries >= 0),
  -- When its start is tried, and until when; the latter null while it waits for running work.
  try_at timestamptz,
  expires_at timestamptz,
  started_at timestamptz,
  work_id uuid,
  work_end text CHECK (work_end IN ('done', 'failed', 'cancelled', 'gone')),
  CONSTRAINT scheduled_runs_one_a_moment UNIQUE (schedule_id, planned_at),
  CONSTRAINT scheduled_runs_in_order CHECK (until_at >= planned_at),
  CONSTRAINT scheduled_runs_waiting_is_tried CHECK (outcome <> 'waiting' OR try_at IS NOT NULL),
  CONSTRAINT scheduled_runs_started_has_work CHECK (
    outcome <> 'started' OR (started_at IS NOT NULL AND work_id IS NOT NULL)),
  CONSTRAINT scheduled_runs_end_of_started CHECK (work_end IS NULL OR outcome = 'started')
);
CREATE INDEX scheduled_runs_waiting ON scheduled_runs (try_at) WHERE outcome = 'waiting';
CREATE INDEX scheduled_runs_running ON scheduled_runs (schedule_id) WHERE outcome = 'started' AND work_end IS NULL;
CREATE INDEX scheduled_runs_by_edition ON scheduled_runs (edition_id);
CREATE INDEX scheduled_runs_by_age ON scheduled_runs (planned_at);
