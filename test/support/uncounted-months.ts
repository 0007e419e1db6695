/** The months whose counter is not what the ledger has of them; none, at any time, whatever happened. */
export const UNCOUNTED_MONTHS = `WITH ledger AS (
    SELECT account_id, date_trunc('month', at, 'UTC') AS month, count(*)::integer AS articles FROM paid_actions
    WHERE kind = 'article' AND returned_at IS NULL GROUP BY 1, 2)
  SELECT account_id, month, l.articles AS paid, m.articles AS counted
  FROM ledger l FULL JOIN account_months m USING (account_id, month)
  WHERE COALESCE(l.articles, 0) <> COALESCE(m.articles, 0)`;
