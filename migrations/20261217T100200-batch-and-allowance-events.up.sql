CREATE OR REPLACE FUNCTION job_events_raised() RETURNS trigger LANGUAGE plpgsql AS $$
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

-- Of which allowance it was told in this month that it is low; null for none. Another one, of another plan, is told of anew.
ALTER TABLE account_months ADD COLUMN low_of integer;

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
