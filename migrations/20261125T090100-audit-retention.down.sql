DELETE FROM audits WHERE dropped_at IS NOT NULL;
DROP INDEX audits_dropped;
ALTER TABLE audits DROP COLUMN dropped_at;
