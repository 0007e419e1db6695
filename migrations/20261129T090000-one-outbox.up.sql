-- One outbox for every kind of work. An entry stays until a worker has claimed what it stands for, and says meanwhile when
-- the queue was told of it; the tables of the work say so no more.
-- What a process that still runs would have wait meanwhile would have no entry.
LOCK TABLE jobs, reports, audits IN SHARE ROW EXCLUSIVE MODE;
ALTER TABLE outbox RENAME TO outbox_of_jobs;
ALTER INDEX outbox_pkey RENAME TO outbox_of_jobs_pkey;
DROP INDEX outbox_due;
CREATE TABLE outbox (
  kind text NOT NULL,
  -- The work's row, in the table of its kind.
  ref uuid NOT NULL,
  due_at timestamptz NOT NULL,
  -- How many the queue is to get.
  messages integer NOT NULL DEFAULT 1 CHECK (messages > 0),
  -- When the queue was told; null until then.
  enqueued_at timestamptz,
  -- Who is telling the queue, and until when nobody else does.
  claim_token uuid,
  claimed_until timestamptz,
  PRIMARY KEY (ref, kind)
);
CREATE INDEX outbox_due ON outbox (kind, due_at) WHERE enqueued_at IS NULL;
CREATE INDEX outbox_enqueued ON outbox (kind, enqueued_at) WHERE enqueued_at IS NOT NULL;

INSERT INTO outbox (kind, ref, due_at, enqueued_at)
SELECT 'write-article', j.ref, COALESCE(o.due_at, j.created_at),
  CASE WHEN o.job_ref IS NULL THEN COALESCE(j.dispatched_at, j.updated_at) END
FROM jobs j LEFT JOIN outbox_of_jobs o ON o.job_ref = j.ref WHERE j.status = 'queued';
-- Of reports and audits the queue is told again: the messages that it has of them are not understood any more.
INSERT INTO outbox (kind, ref, due_at)
SELECT 'make-report', id, due_at FROM reports
WHERE status = 'running' AND lease_token IS NULL AND account_id IS NOT NULL;
INSERT INTO outbox (kind, ref, due_at, messages)
SELECT 'work-on-audit', id, created_at, 2 FROM audits
WHERE status IN ('crawling', 'analysing') AND lease_token IS NULL AND account_id IS NOT NULL;
DROP TABLE outbox_of_jobs;

-- With them their indexes; those that run are found by that of one an edition.
ALTER TABLE jobs DROP COLUMN dispatched_at;
ALTER TABLE reports DROP COLUMN due_at, DROP COLUMN enqueued_at;
-- When an audit was last worked on.
ALTER TABLE audits RENAME COLUMN enqueued_at TO attended_at;
ALTER TABLE audits DROP COLUMN waiting;
