-- Paid actions, which the limits count.

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
-- For retention; of the moment as an expression, as `jobs_ended`.
CREATE INDEX paid_actions_by_moment ON paid_actions ((at AT TIME ZONE 'UTC'));

-- The plan's allowance as a counter: a start that counts the articles of its month costs more with each of them.
CREATE TABLE account_months (
  account_id uuid NOT NULL REFERENCES accounts (id),
  -- Its first moment, UTC.
  month timestamptz NOT NULL,
  -- Rows of the ledger that count against the allowance of this month.
  articles integer NOT NULL,
  -- Of which allowance it was told in this month that it is low; null for none. Another one, of another plan, is told of anew.
  low_of integer,
  PRIMARY KEY (account_id, month)
  -- Room in each page for the next version of a row that every start updates.
) WITH (fillfactor = 50);

-- By triggers, so that the counter changes with the ledger in one transaction, whatever writes there: a repair by hand,
-- or retention. In the order of the key, or two writers could deadlock.
CREATE FUNCTION count_account_months() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO account_months AS m (account_id, month, articles)
    SELECT account_id, date_trunc('month', at, 'UTC'), count(*) FROM added
    WHERE kind = 'article' AND returned_at IS NULL GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (account_id, month) DO UPDATE SET articles = m.articles + EXCLUDED.articles;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO account_months AS m (account_id, month, articles)
    SELECT account_id, date_trunc('month', at, 'UTC'), -count(*) FROM removed
    WHERE kind = 'article' AND returned_at IS NULL GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (account_id, month) DO UPDATE SET articles = m.articles + EXCLUDED.articles;
  ELSE
    INSERT INTO account_months AS m (account_id, month, articles)
    SELECT account_id, date_trunc('month', at, 'UTC'), sum(n) FROM (
      SELECT account_id, at, 1 AS n FROM added WHERE kind = 'article' AND returned_at IS NULL
      UNION ALL
      SELECT account_id, at, -1 FROM removed WHERE kind = 'article' AND returned_at IS NULL) AS changed
    GROUP BY 1, 2 HAVING sum(n) <> 0 ORDER BY 1, 2
    ON CONFLICT (account_id, month) DO UPDATE SET articles = m.articles + EXCLUDED.articles;
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER paid_actions_added AFTER INSERT ON paid_actions REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_account_months();
CREATE TRIGGER paid_actions_changed AFTER UPDATE ON paid_actions
  REFERENCING NEW TABLE AS added OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_account_months();
CREATE TRIGGER paid_actions_removed AFTER DELETE ON paid_actions REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_account_months();
