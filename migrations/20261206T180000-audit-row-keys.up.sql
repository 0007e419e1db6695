-- One URL of an audit is read with its history: its row in each of the edition's audits. An address may be longer than an
-- entry of an index, so its digest is there, as in audit_urls.
CREATE INDEX audit_rows_by_url ON audit_rows (audit_id, (md5(row ->> 'url')::uuid));

-- What rows are chosen, counted and sorted by, of what stands in `row` too: to read that JSON takes five times as long. Null in
-- rows of before, of which the JSON is read.
ALTER TABLE audit_rows ADD COLUMN keys jsonb;
