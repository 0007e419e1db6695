-- One outbox for every kind of work. An entry stays until a worker has claimed what it stands for, and says meanwhile when
-- the queue was told of it; the tables of the work say so no more.
ALTER TABLE outbox DROP CONSTRAINT outbox_job_ref_fkey;
ALTER TABLE outbox RENAME COLUMN job_ref TO ref;
ALTER TABLE outbox ADD COLUMN kind text NOT NULL DEFAULT 'write-article', ADD COLUMN enqueued_at timestamptz,
  ADD COLUMN messages integer NOT NULL DEFAULT 1 CHECK (messages > 0);
ALTER TABLE outbox ALTER COLUMN kind DROP DEFAULT, DROP CONSTRAINT outbox_pkey, ADD PRIMARY KEY (ref, kind);
DROP INDEX outbox_due;
CREATE INDEX outbox_due ON outbox (due_at) WHERE enqueued_at IS NULL;
CREATE INDEX outbox_enqueued ON outbox (kind, enqueued_at) WHERE enqueued_at IS NOT NULL;

INSERT INTO outbox (kind, ref, due_at, enqueued_at)
SELECT 'write-article', ref, created_at, COALESCE(dispatched_at, updated_at) FROM jobs WHERE status = 'queued'
ON CONFLICT DO NOTHING;
INSERT INTO outbox (kind, ref, due_at, enqueued_at)
SELECT 'make-report', id, due_at, enqueued_at FROM reports
WHERE status = 'running' AND lease_token IS NULL AND account_id IS NOT NULL;
INSERT INTO outbox (kind, ref, due_at, enqueued_at, messages)
SELECT 'work-on-audit', id, created_at, CASE WHEN waiting > 0 THEN enqueued_at END, 2 FROM audits
WHERE status IN ('crawling', 'analysing') AND lease_token IS NULL AND account_id IS NOT NULL;

-- With it its index.
ALTER TABLE jobs DROP COLUMN dispatched_at;
ALTER TABLE reports DROP COLUMN due_at, DROP COLUMN enqueued_at;
CREATE INDEX reports_underway ON reports (created_at) WHERE status = 'running';
-- When an audit was last worked on.
ALTER TABLE audits RENAME COLUMN enqueued_at TO attended_at;
ALTER TABLE audits DROP COLUMN waiting;
