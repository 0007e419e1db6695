-- without a transaction
-- One URL of an audit is read with its history: its row in each of the edition's audits. An address may be longer than an
-- entry of an index, so its digest is there, as in audit_urls.
DROP INDEX CONCURRENTLY IF EXISTS audit_rows_by_url;
CREATE INDEX CONCURRENTLY audit_rows_by_url ON audit_rows (audit_id, (md5(row ->> 'url')::uuid));
