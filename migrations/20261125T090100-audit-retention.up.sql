-- An audit that is let go of is found by nobody from then on; its rows go a few at a time, and it goes last.
ALTER TABLE audits ADD COLUMN dropped_at timestamptz;
CREATE INDEX audits_dropped ON audits (dropped_at) WHERE dropped_at IS NOT NULL;
