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
