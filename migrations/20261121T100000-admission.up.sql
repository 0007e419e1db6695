-- Paid actions and requests, which the limits count.

-- The ledger: one row for each paid action, written by the transaction that starts the work, so that a rollback also undoes
-- the spending. `subject` is the job's ref or the id of the report or audit: nothing is paid for twice.
CREATE TABLE paid_actions (
  subject uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('article', 'research', 'audit')),
  account_id uuid NOT NULL REFERENCES accounts (id),
  newsroom_id uuid NOT NULL REFERENCES newsrooms (id),
  key_id uuid NOT NULL REFERENCES api_keys (id),
  at timestamptz NOT NULL,
  -- When the article was returned to the plan's allowance, because it failed by our own fault.
  returned_at timestamptz
);
CREATE INDEX paid_actions_by_key ON paid_actions (key_id, at);
CREATE INDEX paid_actions_by_newsroom ON paid_actions (newsroom_id, at);
CREATE INDEX paid_actions_of_allowance ON paid_actions (account_id, at) WHERE kind = 'article' AND returned_at IS NULL;

INSERT INTO paid_actions (subject, kind, account_id, newsroom_id, key_id, at)
SELECT ref, 'article', account_id, newsroom_id, key_id, created_at FROM jobs;

-- The moments of a key's last 120 accepted requests, as a ring: `oldest` is the place of the one that is replaced next. A
-- request is accepted when that one is more than a minute old, so no minute ever has more than 120.
CREATE TABLE key_requests (
  key_id uuid PRIMARY KEY REFERENCES api_keys (id) ON DELETE CASCADE,
  moments timestamptz[] NOT NULL DEFAULT array_fill('-infinity'::timestamptz, ARRAY[120]),
  oldest integer NOT NULL DEFAULT 1
  -- Room in each page for the next version of a row that every request updates.
) WITH (fillfactor = 50);

INSERT INTO key_requests (key_id) SELECT id FROM api_keys;

-- For deep pages and counts without reading the articles themselves.
CREATE INDEX articles_by_status ON articles (edition_id, status, created_at);
