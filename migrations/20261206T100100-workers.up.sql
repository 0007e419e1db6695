-- The worker processes, as they tell of themselves every few seconds; for operators alone, nothing depends on it.
CREATE TABLE workers (
  name text PRIMARY KEY,
  version text NOT NULL,
  -- How many works of each kind it does at a time, and how many it does now.
  slots integer NOT NULL,
  busy integer NOT NULL,
  started_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  beat_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
