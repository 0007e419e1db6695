-- How far retention has come in a table whose rows stay while dependent rows are deleted. A position in an index rather
-- than a mark on each row: a mark would update every row of `jobs`, and all its indexes, once more.
CREATE TABLE retention_marks (
  kind text PRIMARY KEY,
  -- Everything that ended before it, or at that moment with an id up to this one, is expired. UTC.
  ended_at timestamp NOT NULL,
  id uuid NOT NULL
);
INSERT INTO retention_marks VALUES ('jobs', '-infinity', '00000000-0000-0000-0000-000000000000');
