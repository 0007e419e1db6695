-- What signs addresses that need no key. A secret is made once, by whichever process needs it first.
CREATE TABLE signing_secrets (
  name text PRIMARY KEY,
  secret bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
