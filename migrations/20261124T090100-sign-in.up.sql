-- What a key has requested, and who is signed in by one.

-- The moments of a key's last 120 accepted requests, as a ring: `oldest` is the place of the one that is replaced next. A
-- request is accepted when that one is more than a minute old, so no minute ever has more than 120.
CREATE TABLE key_requests (
  key_id uuid PRIMARY KEY REFERENCES api_keys (id) ON DELETE CASCADE,
  moments timestamptz[] NOT NULL DEFAULT array_fill('-infinity'::timestamptz, ARRAY[120]),
  oldest integer NOT NULL DEFAULT 1
  -- Room in each page for the next version of a row that every request updates.
) WITH (fillfactor = 50);

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
  ends_at timestamptz NOT NULL
  -- Room in each page for the next version of a row that every request updates.
) WITH (fillfactor = 50);
CREATE INDEX sessions_by_key ON sessions (key_id);
CREATE INDEX sessions_by_end ON sessions (ends_at);

-- Links that sign a browser in once, as a key.
CREATE TABLE sign_in_tickets (
  -- SHA-256 of what the link holds.
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  key_id uuid NOT NULL REFERENCES api_keys (id) ON DELETE CASCADE,
  ends_at timestamptz NOT NULL
);
CREATE INDEX sign_in_tickets_by_key ON sign_in_tickets (key_id);

-- Keys of operators. They have tables of their own: none of their rows can name a user, a newsroom or an account, and no row
-- of an account can name one of them.
CREATE TABLE operator_keys (
  id uuid PRIMARY KEY,
  name text NOT NULL UNIQUE,
  -- SHA-256 of the token.
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  token_prefix text NOT NULL CHECK (token_prefix LIKE 'gk\_ops\_%'),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  revoked_at timestamptz,
  -- The moments of its last 120 accepted requests, oldest first: the next one is accepted when the first is over a minute old.
  moments timestamptz[] NOT NULL DEFAULT array_fill('-infinity'::timestamptz, ARRAY[120])
    CHECK (cardinality(moments) = 120)
) WITH (fillfactor = 50);

-- Sign-ins of the console by an operator's key. A session acts as its key, and ends with it.
CREATE TABLE operator_sessions (
  id uuid PRIMARY KEY,
  key_id uuid NOT NULL REFERENCES operator_keys (id) ON DELETE CASCADE,
  -- SHA-256 of what the browser's cookie holds.
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  user_agent text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  last_seen_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- How long it may go unused.
  idle interval NOT NULL,
  -- When it ends at the latest, or when somebody ended it.
  ends_at timestamptz NOT NULL
) WITH (fillfactor = 50);
CREATE INDEX operator_sessions_by_key ON operator_sessions (key_id);
CREATE INDEX operator_sessions_by_end ON operator_sessions (ends_at);

-- What signs addresses that need no key. A secret is made once, by whichever process needs it first.
CREATE TABLE signing_secrets (
  name text PRIMARY KEY,
  secret bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
