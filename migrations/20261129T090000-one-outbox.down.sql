ALTER TABLE audits ADD COLUMN waiting integer NOT NULL DEFAULT 0;
ALTER TABLE audits RENAME COLUMN attended_at TO enqueued_at;
DROP INDEX reports_underway;
ALTER TABLE reports ADD COLUMN due_at timestamptz NOT NULL DEFAULT clock_timestamp(), ADD COLUMN enqueued_at timestamptz;
CREATE INDEX reports_underway ON reports (due_at) WHERE status = 'running';
ALTER TABLE jobs ADD COLUMN dispatched_at timestamptz;
CREATE INDEX jobs_queued ON jobs (dispatched_at) WHERE status = 'queued';

UPDATE jobs SET dispatched_at = o.enqueued_at FROM outbox o WHERE o.ref = jobs.ref AND o.kind = 'write-article';
UPDATE reports SET due_at = o.due_at, enqueued_at = o.enqueued_at FROM outbox o
WHERE o.ref = reports.id AND o.kind = 'make-report';
DELETE FROM outbox WHERE kind <> 'write-article' OR enqueued_at IS NOT NULL;
DROP INDEX outbox_enqueued;
DROP INDEX outbox_due;
ALTER TABLE outbox DROP CONSTRAINT outbox_pkey, DROP COLUMN kind, DROP COLUMN enqueued_at, DROP COLUMN messages;
ALTER TABLE outbox RENAME COLUMN ref TO job_ref;
ALTER TABLE outbox ADD PRIMARY KEY (job_ref),
  ADD FOREIGN KEY (job_ref) REFERENCES jobs (ref) ON DELETE CASCADE;
CREATE INDEX outbox_due ON outbox (due_at);
