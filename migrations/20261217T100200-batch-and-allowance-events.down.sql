DROP TRIGGER account_months_grow ON account_months;
DROP TRIGGER account_months_begin ON account_months;
DROP FUNCTION allowance_events_raised();
ALTER TABLE account_months DROP COLUMN low_of;
DROP TRIGGER events_then_end_batches ON events;
DROP FUNCTION batch_events_raised();

CREATE OR REPLACE FUNCTION job_events_raised() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  verdict text;
  summary jsonb := jsonb_build_object('jobId', NEW.id, 'status', NEW.status, 'articleId', NEW.article_id,
    'warnings', event_codes(NEW.warnings), 'error', event_error(NEW.error));
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
