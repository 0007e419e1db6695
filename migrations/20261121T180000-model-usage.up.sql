-- What a job has used of models: a budget is a job's, not an attempt's.
ALTER TABLE jobs
  ADD COLUMN model_calls integer NOT NULL DEFAULT 0 CHECK (model_calls >= 0),
  ADD COLUMN model_tokens integer NOT NULL DEFAULT 0 CHECK (model_tokens >= 0);
