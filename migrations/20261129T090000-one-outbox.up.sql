-- One outbox for every kind of work. An entry stays until a worker has claimed its work, and says meanwhile when the queue got
-- a message; the tables of the work do not say so any more.
-- Work that a process of the older version starts meanwhile would have no entry.
LOCK TABLE jobs, reports, audits IN SHARE ROW EXCLUSIVE MODE;
ALTER TABLE outbox RENAME TO outbox_of_jobs;
ALTER INDEX outbox_pkey RENAME TO outbox_of_jobs_pkey;
DROP INDEX outbox_due;
CREATE TABLE outbox (
  kind text NOT NULL,
  -- The work's row, in the table of its kind.
  ref uuid NOT NULL,
  due_at timestamptz NOT NULL,
  -- How many messages the queue is to get.
  messages integer NOT NULL DEFAULT 1 CHECK (messages > 0),
  -- When the queue got them; null until then.
  enqueued_at timestamptz,
  -- The process that sends them to the queue, and the end of its claim.
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
-- Reports and audits are enqueued again, because their older messages are not understood any more.
INSERT INTO outbox (kind, ref, due_at)
SELECT 'make-report', id, due_at FROM reports
WHERE status = 'running' AND lease_token IS NULL AND account_id IS NOT NULL;
INSERT INTO outbox (kind, ref, due_at, messages)
SELECT 'work-on-audit', id, created_at, 2 FROM audits
WHERE status IN ('crawling', 'analysing') AND lease_token IS NULL AND account_id IS NOT NULL;
DROP TABLE outbox_of_jobs;

-- Their indexes are dropped with them; running ones are found by the index of one an edition.
ALTER TABLE jobs DROP COLUMN dispatched_at;
ALTER TABLE reports DROP COLUMN due_at, DROP COLUMN enqueued_at;
-- When an audit was last worked on.
ALTER TABLE audits RENAME COLUMN enqueued_at TO attended_at;
ALTER TABLE audits DROP COLUMN waiting;
