-- Links that sign a browser in once, as a key.
CREATE TABLE sign_in_tickets (
  -- SHA-256 of what the link holds.
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  key_id uuid NOT NULL REFERENCES api_keys (id) ON DELETE CASCADE,
  ends_at timestamptz NOT NULL
);
CREATE INDEX sign_in_tickets_by_key ON sign_in_tickets (key_id);
