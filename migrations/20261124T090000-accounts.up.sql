-- Accounts and their rights: plans, accounts, newsrooms, users, editions, API keys.

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
  -- How its articles are to be written; null where nothing is said.
  house_style jsonb,
  -- What counts as a regression of its audits: what is absent is as usual.
  regression_rules jsonb NOT NULL DEFAULT '{}',
  -- The moment of the newest change of an article: the next one takes a later moment while it holds this row's lock.
  last_change_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),

  -- The ownership of the domain: how it was proved, and the state of its checks.
  verified boolean NOT NULL,
  verified_at timestamptz,
  -- What the owner puts on the domain. Random, from the server's strong source, so that the token of one edition says nothing
  -- about another's.
  verification_token text NOT NULL DEFAULT replace(gen_random_uuid()::text, '-', ''),
  verification_method text CHECK (verification_method IN ('operator', 'meta', 'file', 'dns', 'google')),
  verification_checked_at timestamptz,
  verification_failing_since timestamptz,
  verification_failure jsonb,
  verification_tries integer NOT NULL DEFAULT 0,
  verification_due_at timestamptz,
  -- The lease of the check that runs now, and its end.
  verification_probe uuid,
  verification_probe_until timestamptz,

  -- The feed of what it has published stands at a secret address, of which a hash is stored, as of keys. Without an address
  -- there is no feed.
  feed_token_hash bytea,
  feed_since timestamptz,

  UNIQUE (account_id, id),
  CONSTRAINT editions_feed_has_moment CHECK ((feed_token_hash IS NULL) = (feed_since IS NULL))
);
CREATE INDEX editions_by_account ON editions (account_id, created_at, id);
CREATE INDEX editions_to_check_again ON editions (verification_due_at)
  WHERE verified AND verification_due_at IS NOT NULL;

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

-- Connections and subscriptions of a closed account end within a second, like those of a revoked key: both listen to the
-- key. A trigger, so that it works whatever closes the account.
CREATE FUNCTION notify_keys_of_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('galley_events', 'key:' || k.id)
    FROM api_keys k JOIN users u ON u.id = k.user_id
    WHERE u.account_id = NEW.id AND k.revoked_at IS NULL;
  RETURN NULL;
END
$$;

CREATE TRIGGER accounts_notify_keys AFTER UPDATE OF status ON accounts
  FOR EACH ROW WHEN (NEW.status = 'closed' AND OLD.status <> 'closed')
  EXECUTE FUNCTION notify_keys_of_account();
