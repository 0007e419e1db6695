-- without a transaction
-- A URL of an audit by one value: an index of two columns is not the only one that serves the first of them, and where the
-- table's statistics are older than the audit, the planner can't tell which of those reads one row and which reads all.
DROP INDEX CONCURRENTLY IF EXISTS audit_urls_known;
CREATE INDEX CONCURRENTLY audit_urls_known ON audit_urls ((md5(audit_id::text || url)::uuid));
DROP INDEX CONCURRENTLY IF EXISTS audit_urls_by_id;
CREATE UNIQUE INDEX CONCURRENTLY audit_urls_by_id ON audit_urls (id);
