-- Requests of a session are counted among those of its key.
ALTER TABLE sessions DROP COLUMN moments, DROP COLUMN oldest;
