-- For operators: the workers, what waits, what was changed by whom, and how far retention has come.

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

-- How much work of each kind waits for a worker, and how much runs: for an operator's scaling and watching, by plain SQL.
-- What waits has a message that is due; what waits for its next attempt is in neither count.
CREATE VIEW galley_backlog AS
WITH kinds (kind, message) AS (
  VALUES ('article', 'write-article'), ('report', 'make-report'), ('audit', 'work-on-audit')
), open AS (
  SELECT 'article' AS kind, ref FROM jobs WHERE finished_at IS NULL
  UNION ALL
  SELECT 'report', id FROM reports WHERE status = 'running' AND account_id IS NOT NULL
  UNION ALL
  SELECT 'audit', id FROM audits WHERE status IN ('crawling', 'analysing') AND account_id IS NOT NULL
)
SELECT k.kind,
  count(o.ref) FILTER (WHERE m.due_at <= clock_timestamp()) AS waiting,
  count(o.ref) FILTER (WHERE m.ref IS NULL) AS running,
  COALESCE(extract(epoch FROM clock_timestamp() - min(m.due_at) FILTER (WHERE m.due_at <= clock_timestamp())), 0)::float8
    AS oldest_seconds
FROM kinds k
LEFT JOIN open o ON o.kind = k.kind
LEFT JOIN outbox m ON m.kind = k.message AND m.ref = o.ref
GROUP BY k.kind;

-- Who changed what. An entry is written in the transaction of the change; nothing but retention deletes it, and nothing changes
-- it. It refers to no other table, because it outlives what it tells of.
CREATE TABLE audit_log (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- By which an account's entries are in the order in which they became visible: see audit_log_places.
  at timestamptz NOT NULL,
  -- Null for what belongs to no account.
  account_id uuid,
  actor jsonb NOT NULL,
  action text NOT NULL,
  object_kind text NOT NULL,
  object_id text,
  details jsonb NOT NULL,
  request_id text
);
CREATE INDEX audit_log_of_account ON audit_log (account_id, at, id);
CREATE INDEX audit_log_by_time ON audit_log (at, id);

-- The moment of each account's newest entry; the nil UUID stands for no account. A transaction takes the next moment as the last
-- thing before its commit, and holds the row until then.
CREATE TABLE audit_log_places (
  account_id uuid PRIMARY KEY,
  last_at timestamptz NOT NULL
);

-- It is for adding alone: retention says that it is retention.
CREATE FUNCTION keep_audit_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('galley.expires_audit_log', true) = 'on' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'entries of the audit log are neither changed nor deleted';
END $$;
CREATE TRIGGER keep_audit_log BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION keep_audit_log();
-- No row of it is named in a TRUNCATE, so the trigger for rows does not see one.
CREATE TRIGGER keep_audit_log_whole BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_log();

-- How far retention has come in a table whose rows stay while dependent rows are deleted. A position in an index rather
-- than a mark on each row: a mark would update every row of `jobs`, and all its indexes, once more.
CREATE TABLE retention_marks (
  kind text PRIMARY KEY,
  -- Everything that ended before it, or at that moment with an id up to this one, is expired. UTC.
  ended_at timestamp NOT NULL,
  id uuid NOT NULL
);
INSERT INTO retention_marks VALUES ('jobs', '-infinity', '00000000-0000-0000-0000-000000000000');
