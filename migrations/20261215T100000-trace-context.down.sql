ALTER TABLE audits DROP COLUMN trace_context;
ALTER TABLE reports DROP COLUMN trace_context;
ALTER TABLE jobs DROP COLUMN trace_context;
