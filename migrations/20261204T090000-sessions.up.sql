-- Sign-ins of the console. A session acts as its key, and ends with it.
CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  key_id uuid NOT NULL REFERENCES api_keys (id) ON DELETE CASCADE,
  -- SHA-256 of what the browser's cookie holds.
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  user_agent text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  last_seen_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- How long it may go unused.
  idle interval NOT NULL,
  -- When it ends at the latest, or when somebody ended it.
  ends_at timestamptz NOT NULL,
  -- The moments of its last requests, as those of a key in `key_requests`.
  moments timestamptz[] NOT NULL DEFAULT array_fill('-infinity'::timestamptz, ARRAY[120]),
  oldest integer NOT NULL DEFAULT 1
  -- Room in each page for the next version of a row that every request updates.
) WITH (fillfactor = 50);
CREATE INDEX sessions_by_key ON sessions (key_id);
CREATE INDEX sessions_by_end ON sessions (ends_at);
