-- The traceparent (W3C Trace Context) of the request that started the work, so that its attempts are in the same trace; null
-- where no traces are collected.
ALTER TABLE jobs ADD COLUMN trace_context text;
ALTER TABLE reports ADD COLUMN trace_context text;
ALTER TABLE audits ADD COLUMN trace_context text;
