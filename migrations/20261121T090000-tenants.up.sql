-- Tenants and their rights: plans, accounts, newsrooms, users, editions, API keys.

CREATE TABLE plans (
  id text PRIMARY KEY,
  name text NOT NULL,
  content_api boolean NOT NULL,
  articles_per_month integer CHECK (articles_per_month >= 0),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

CREATE TABLE accounts (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  plan_id text NOT NULL REFERENCES plans (id),
  status text NOT NULL CHECK (status IN ('open', 'closed')),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

CREATE TABLE newsrooms (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id),
  name text NOT NULL,
  hourly_ceiling integer CHECK (hourly_ceiling >= 0),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  UNIQUE (account_id, id)
);

-- The pair of columns in the foreign key keeps a user out of another account's newsroom.
CREATE TABLE users (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id),
  name text NOT NULL,
  newsroom_id uuid NOT NULL,
  may_spend boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  FOREIGN KEY (account_id, newsroom_id) REFERENCES newsrooms (account_id, id)
);

CREATE TABLE editions (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id),
  name text NOT NULL,
  web_address text,
  language_code text NOT NULL,
  country text,
  editor_of_record text,
  verified boolean NOT NULL,
  verified_at timestamptz,
  -- The created_at of the newest article: the next one takes a later moment while it holds this row's lock.
  last_article_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  UNIQUE (account_id, id)
);
CREATE INDEX editions_by_account ON editions (account_id, created_at, id);

CREATE TABLE api_keys (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  newsroom_id uuid NOT NULL REFERENCES newsrooms (id),
  name text NOT NULL,
  permission text NOT NULL CHECK (permission IN ('full', 'read')),
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  token_prefix text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  revoked_at timestamptz,
  UNIQUE (user_id, name)
);
