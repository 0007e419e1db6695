ALTER TABLE audits ADD COLUMN waiting integer NOT NULL DEFAULT 0;
ALTER TABLE audits RENAME COLUMN attended_at TO enqueued_at;
ALTER TABLE reports ADD COLUMN due_at timestamptz NOT NULL DEFAULT clock_timestamp(), ADD COLUMN enqueued_at timestamptz;
CREATE INDEX reports_underway ON reports (due_at) WHERE status = 'running';
ALTER TABLE jobs ADD COLUMN dispatched_at timestamptz;
CREATE INDEX jobs_queued ON jobs (dispatched_at) WHERE status = 'queued';

ALTER TABLE outbox RENAME TO outbox_of_all;
ALTER INDEX outbox_pkey RENAME TO outbox_of_all_pkey;
DROP INDEX outbox_due;
CREATE TABLE outbox (
  job_ref uuid PRIMARY KEY REFERENCES jobs (ref) ON DELETE CASCADE,
  due_at timestamptz NOT NULL,
  claim_token uuid,
  claimed_until timestamptz
);
CREATE INDEX outbox_due ON outbox (due_at);
INSERT INTO outbox (job_ref, due_at)
SELECT ref, due_at FROM outbox_of_all WHERE kind = 'write-article' AND enqueued_at IS NULL;
UPDATE jobs SET dispatched_at = o.enqueued_at FROM outbox_of_all o WHERE o.ref = jobs.ref AND o.kind = 'write-article';
UPDATE reports SET due_at = o.due_at, enqueued_at = o.enqueued_at FROM outbox_of_all o
WHERE o.ref = reports.id AND o.kind = 'make-report';
DROP TABLE outbox_of_all;
