-- Checks whose findings an edition has decided to live with, by whom and why. They change no audit and no score.
CREATE TABLE ignored_checks (
  edition_id uuid NOT NULL REFERENCES editions (id),
  check_id text NOT NULL,
  reason text NOT NULL,
  ignored_by uuid NOT NULL,
  ignored_by_name text NOT NULL,
  ignored_at timestamptz NOT NULL,
  PRIMARY KEY (edition_id, check_id)
);
