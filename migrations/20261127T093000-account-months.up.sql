-- The plan's allowance as a counter: a start that counts the articles of its month costs more with each of them.

CREATE TABLE account_months (
  account_id uuid NOT NULL REFERENCES accounts (id),
  -- Its first moment, UTC.
  month timestamptz NOT NULL,
  -- Rows of the ledger that count against the allowance of this month.
  articles integer NOT NULL,
  PRIMARY KEY (account_id, month)
  -- Room in each page for the next version of a row that every start updates.
) WITH (fillfactor = 50);

-- By triggers, so that the counter changes with the ledger in one transaction, whatever writes there: a process of an
-- older version, a repair by hand, or retention. In the order of the key, or two writers could deadlock.
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

-- From here to the commit no other transaction writes to the ledger, so the count below is complete.
CREATE TRIGGER paid_actions_added AFTER INSERT ON paid_actions REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_account_months();
CREATE TRIGGER paid_actions_changed AFTER UPDATE ON paid_actions
  REFERENCING NEW TABLE AS added OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_account_months();
CREATE TRIGGER paid_actions_removed AFTER DELETE ON paid_actions REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_account_months();

INSERT INTO account_months (account_id, month, articles)
SELECT account_id, date_trunc('month', at, 'UTC'), count(*) FROM paid_actions
WHERE kind = 'article' AND returned_at IS NULL GROUP BY 1, 2;
