-- A deleted audit is not found from then on; its rows are deleted a few at a time, and it last.
ALTER TABLE audits ADD COLUMN dropped_at timestamptz;
CREATE INDEX audits_dropped ON audits (dropped_at) WHERE dropped_at IS NOT NULL;
