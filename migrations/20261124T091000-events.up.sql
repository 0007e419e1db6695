-- What became of an account's things, each as one event, written in the transaction that changes them. By triggers, so that no
-- writer can leave one out: a worker's statement, a sweep, a process of an older version, or a repair by hand.
-- It refers to no other table, because it outlives what it tells of.
CREATE TABLE events (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL,
  -- Null for what belongs to no edition.
  edition_id uuid,
  type text NOT NULL,
  object_kind text NOT NULL,
  object_id uuid NOT NULL,
  -- In the domain's names: states and codes, never a text of an article or a brief.
  data jsonb NOT NULL,
  -- The order in which a transaction raised its own.
  raised bigint GENERATED ALWAYS AS IDENTITY,
  -- Both null until the end of the transaction, which places its events: see event_places.
  at timestamptz,
  sequence bigint
);
CREATE INDEX events_of_account ON events (account_id, at, id);
CREATE INDEX events_of_account_by_type ON events (account_id, type, at, id);
CREATE INDEX events_by_time ON events (at, id);
CREATE INDEX events_of_edition ON events (edition_id, at, id);
-- A batch ends once, whichever of its jobs seems to be the last.
CREATE UNIQUE INDEX events_one_end_of_a_batch ON events (object_id) WHERE type = 'batch.finished';
-- Those of the running transactions.
CREATE INDEX events_unplaced ON events (raised) WHERE at IS NULL;

-- The moment and the number of each account's newest event. A transaction takes the next ones as the last thing before its
-- commit, and holds the row until then: so events become visible in the order of both.
CREATE TABLE event_places (
  account_id uuid PRIMARY KEY,
  last_at timestamptz NOT NULL,
  last_sequence bigint NOT NULL
) WITH (fillfactor = 50);

-- The first of a transaction's events places all of them, account by account in the order of their ids: no two transactions
-- wait for each other.
CREATE FUNCTION place_events() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  notified uuid[];
BEGIN
  IF NOT EXISTS (SELECT FROM events WHERE id = NEW.id AND at IS NULL) THEN
    RETURN NULL;
  END IF;
  WITH unplaced AS MATERIALIZED (
    SELECT id, account_id, type, count(*) OVER (PARTITION BY account_id) AS of_account,
      row_number() OVER (PARTITION BY account_id ORDER BY raised) AS n
    FROM events WHERE at IS NULL),
  places AS (
    INSERT INTO event_places AS p (account_id, last_at, last_sequence)
    SELECT account_id, clock_timestamp(), of_account FROM unplaced WHERE n = of_account ORDER BY account_id
    ON CONFLICT (account_id) DO UPDATE SET last_sequence = p.last_sequence + EXCLUDED.last_sequence,
      last_at = GREATEST(clock_timestamp(), p.last_at + EXCLUDED.last_sequence * interval '1 microsecond')
    RETURNING account_id, last_at, last_sequence),
  placed AS (
    UPDATE events e SET at = p.last_at - (u.of_account - u.n) * interval '1 microsecond',
      sequence = p.last_sequence - (u.of_account - u.n)
    FROM unplaced u JOIN places p ON p.account_id = u.account_id WHERE e.id = u.id RETURNING e.account_id, e.type)
  -- Commits of transactions with a notification wait for each other: the many ends of jobs notify after theirs.
  SELECT array_agg(DISTINCT account_id) INTO notified FROM placed
  WHERE type NOT IN ('article.finished', 'article.held', 'article.failed', 'article.cancelled');
  PERFORM pg_notify('galley_events', 'events:' || account) FROM unnest(notified) AS account;
  RETURN NULL;
END
$$;
-- At the commit, whatever statements come before it.
CREATE CONSTRAINT TRIGGER events_placed AFTER INSERT ON events DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION place_events();

CREATE FUNCTION raise_event(account uuid, edition uuid, type text, kind text, object uuid, data jsonb)
RETURNS void LANGUAGE sql AS $$
  INSERT INTO events (account_id, edition_id, type, object_kind, object_id, data) VALUES ($1, $2, $3, $4, $5, $6)
$$;

-- What is no list, or no object, of another version makes no statement fail.
CREATE FUNCTION event_codes(warnings jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT COALESCE(jsonb_path_query_array($1, '$[*].code'), '[]')
$$;
CREATE FUNCTION event_error(error jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN jsonb_typeof($1) = 'object' THEN jsonb_build_object('code', $1 -> 'code', 'stage', $1 -> 'stage') END
$$;

CREATE FUNCTION job_events_raised() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  verdict text;
  summary jsonb := jsonb_build_object('jobId', NEW.id, 'status', NEW.status, 'articleId', NEW.article_id,
    'batchId', NEW.batch_id, 'warnings', event_codes(NEW.warnings), 'error', event_error(NEW.error));
BEGIN
  IF NEW.status <> 'done' THEN
    PERFORM raise_event(NEW.account_id, NEW.edition_id, 'article.' || NEW.status, 'job', NEW.id, summary);
    RETURN NULL;
  END IF;
  SELECT a.provenance_head ->> 'verdict' INTO verdict FROM articles a WHERE a.id = NEW.article_id;
  summary := summary || jsonb_build_object('verdict', verdict);
  PERFORM raise_event(NEW.account_id, NEW.edition_id, 'article.finished', 'article', NEW.article_id, summary);
  IF verdict = 'fail' THEN
    PERFORM raise_event(NEW.account_id, NEW.edition_id, 'article.held', 'article', NEW.article_id, summary);
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER jobs_raise_events AFTER UPDATE OF status ON jobs FOR EACH ROW
  WHEN (NEW.status IS DISTINCT FROM OLD.status AND
    (NEW.status IN ('failed', 'cancelled') OR NEW.status = 'done' AND NEW.article_id IS NOT NULL))
  EXECUTE FUNCTION job_events_raised();

CREATE FUNCTION article_events_raised() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM raise_event(e.account_id, e.id, 'article.' || NEW.change, 'article', NEW.id, jsonb_build_object(
    'status', NEW.status, 'verdict', NEW.provenance_head -> 'verdict', 'revision', NEW.revision,
    'overridden', NEW.override_reason IS NOT NULL))
  FROM editions e WHERE e.id = NEW.edition_id;
  RETURN NULL;
END
$$;
CREATE TRIGGER articles_raise_events AFTER UPDATE OF changed_at ON articles FOR EACH ROW
  WHEN (NEW.changed_at IS DISTINCT FROM OLD.changed_at AND NEW.change <> 'finished')
  EXECUTE FUNCTION article_events_raised();

CREATE FUNCTION deleted_article_events_raised() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM raise_event(e.account_id, e.id, 'article.deleted', 'article', NEW.article_id, '{}')
  FROM editions e WHERE e.id = NEW.edition_id;
  RETURN NULL;
END
$$;
CREATE TRIGGER deleted_articles_raise_events AFTER INSERT ON deleted_articles FOR EACH ROW
  EXECUTE FUNCTION deleted_article_events_raised();

CREATE FUNCTION audit_events_raised() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM raise_event(NEW.account_id, NEW.edition_id,
    CASE NEW.status WHEN 'done' THEN 'audit.finished' ELSE 'audit.failed' END, 'audit', NEW.id, jsonb_build_object(
      'status', NEW.status, 'stopReason', NEW.stop_reason, 'score', NEW.summary -> 'score',
      'pageCount', NEW.counts -> 'pages', 'error', event_error(NEW.error)));
  RETURN NULL;
END
$$;
CREATE TRIGGER audits_raise_events AFTER UPDATE OF status ON audits FOR EACH ROW
  WHEN (NEW.status IS DISTINCT FROM OLD.status AND NEW.status IN ('done', 'failed') AND NEW.account_id IS NOT NULL)
  EXECUTE FUNCTION audit_events_raised();

CREATE FUNCTION report_events_raised() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM raise_event(NEW.account_id, NEW.edition_id,
    CASE NEW.status WHEN 'done' THEN 'research.finished' ELSE 'research.failed' END, 'report', NEW.id,
    jsonb_build_object('status', NEW.status, 'warnings', event_codes(NEW.warnings), 'error', event_error(NEW.error)));
  RETURN NULL;
END
$$;
CREATE TRIGGER reports_raise_events AFTER UPDATE OF status ON reports FOR EACH ROW
  WHEN (NEW.status IS DISTINCT FROM OLD.status AND NEW.status IN ('done', 'failed') AND NEW.account_id IS NOT NULL)
  EXECUTE FUNCTION report_events_raised();

CREATE FUNCTION edition_events_raised() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM raise_event(NEW.account_id, NEW.id,
    CASE WHEN NOT NEW.verified THEN 'edition.unverified' WHEN TG_OP = 'INSERT' OR NOT OLD.verified THEN 'edition.verified'
      WHEN OLD.verification_failing_since IS NULL AND NEW.verification_failing_since IS NOT NULL THEN 'edition.failing'
      ELSE 'edition.verified' END,
    'edition', NEW.id, jsonb_build_object('verified', NEW.verified,
      -- A description of tenants says that it is verified before it says since when.
      'method', CASE WHEN NEW.verified AND NEW.verified_at IS NULL THEN 'operator' ELSE NEW.verification_method END,
      'error', CASE WHEN NOT NEW.verified OR NEW.verified_at IS NOT NULL THEN event_error(NEW.verification_failure) END));
  RETURN NULL;
END
$$;
-- Lost, won, in doubt, out of doubt, or shown by another method.
CREATE TRIGGER editions_raise_events AFTER UPDATE OF verified, verification_failing_since, verification_method ON editions
  FOR EACH ROW WHEN (NEW.verified IS DISTINCT FROM OLD.verified OR NEW.verified AND OLD.verified_at IS NOT NULL AND
    ((OLD.verification_failing_since IS NULL) <> (NEW.verification_failing_since IS NULL)
      OR NEW.verification_method IS DISTINCT FROM OLD.verification_method))
  EXECUTE FUNCTION edition_events_raised();
CREATE TRIGGER new_editions_raise_events AFTER INSERT ON editions FOR EACH ROW WHEN (NEW.verified)
  EXECUTE FUNCTION edition_events_raised();

CREATE FUNCTION key_events_raised() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM raise_event(u.account_id, NULL, 'key.revoked', 'key', NEW.id, jsonb_build_object('permission', NEW.permission,
    'revokedAt', to_char(NEW.revoked_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')))
  FROM users u WHERE u.id = NEW.user_id;
  RETURN NULL;
END
$$;
-- A rotated key has its end in the future, which the event tells; one that is revoked before that has another.
CREATE TRIGGER keys_raise_events AFTER UPDATE OF revoked_at ON api_keys FOR EACH ROW
  WHEN (NEW.revoked_at IS NOT NULL AND NEW.revoked_at IS DISTINCT FROM OLD.revoked_at)
  EXECUTE FUNCTION key_events_raised();

-- At the commit, behind events_placed by its name: the row of event_places that the transaction has locked by now is what ends of
-- jobs of one account pass one after the other, so the last of them sees all others.
CREATE FUNCTION batch_events_raised() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  batch uuid := (NEW.data ->> 'batchId')::uuid;
BEGIN
  IF EXISTS (SELECT FROM jobs WHERE batch_id = batch AND status NOT IN ('done', 'failed', 'cancelled')) THEN
    RETURN NULL;
  END IF;
  INSERT INTO events (account_id, edition_id, type, object_kind, object_id, data)
  SELECT NEW.account_id, NEW.edition_id, 'batch.finished', 'batch', batch, jsonb_build_object(
    'jobIds', jsonb_agg(id ORDER BY id), 'done', count(*) FILTER (WHERE status = 'done'),
    'failed', count(*) FILTER (WHERE status = 'failed'), 'cancelled', count(*) FILTER (WHERE status = 'cancelled'))
  FROM jobs WHERE batch_id = batch HAVING count(*) > 0
  ON CONFLICT (object_id) WHERE type = 'batch.finished' DO NOTHING;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER events_then_end_batches AFTER INSERT ON events DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.type IN ('article.finished', 'article.failed', 'article.cancelled') AND NEW.data ->> 'batchId' IS NOT NULL)
  EXECUTE FUNCTION batch_events_raised();

-- In the transaction of the start that leaves a fifth or less, which holds this row.
CREATE FUNCTION allowance_events_raised() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  allowance integer;
BEGIN
  SELECT p.articles_per_month INTO allowance FROM accounts a JOIN plans p ON p.id = a.plan_id WHERE a.id = NEW.account_id;
  IF allowance IS NULL OR NEW.articles < allowance * 0.8 OR NEW.low_of IS NOT DISTINCT FROM allowance THEN
    RETURN NULL;
  END IF;
  UPDATE account_months SET low_of = allowance WHERE account_id = NEW.account_id AND month = NEW.month;
  PERFORM raise_event(NEW.account_id, NULL, 'allowance.low', 'account', NEW.account_id, jsonb_build_object(
    'used', NEW.articles, 'allowance', allowance,
    'freesAt', to_char(NEW.month AT TIME ZONE 'UTC' + interval '1 month', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')));
  RETURN NULL;
END
$$;
CREATE TRIGGER account_months_begin AFTER INSERT ON account_months FOR EACH ROW
  WHEN (NEW.articles > 0) EXECUTE FUNCTION allowance_events_raised();
CREATE TRIGGER account_months_grow AFTER UPDATE OF articles ON account_months FOR EACH ROW
  WHEN (NEW.articles > OLD.articles) EXECUTE FUNCTION allowance_events_raised();
