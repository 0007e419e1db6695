-- The newest work of all accounts, for the operator's lists.
CREATE INDEX jobs_newest ON jobs (created_at DESC);
