ALTER TABLE jobs DROP COLUMN model_tokens, DROP COLUMN model_calls;
