-- How much work of each kind waits for a worker, and how much runs: for an operator's scaling and watching, by plain SQL.
-- What waits has a message that is due; what waits for its next attempt is in neither count.
CREATE VIEW galley_backlog AS
WITH kinds (kind, message) AS (
  VALUES ('article', 'write-article'), ('report', 'make-report'), ('audit', 'work-on-audit')
), open AS (
  SELECT 'article' AS kind, ref FROM jobs WHERE finished_at IS NULL
  UNION ALL
  SELECT 'report', id FROM reports WHERE status = 'running' AND account_id IS NOT NULL
  UNION ALL
  SELECT 'audit', id FROM audits WHERE status IN ('crawling', 'analysing') AND account_id IS NOT NULL
)
SELECT k.kind,
  count(o.ref) FILTER (WHERE m.due_at <= clock_timestamp()) AS waiting,
  count(o.ref) FILTER (WHERE m.ref IS NULL) AS running,
  COALESCE(extract(epoch FROM clock_timestamp() - min(m.due_at) FILTER (WHERE m.due_at <= clock_timestamp())), 0)::float8
    AS oldest_seconds
FROM kinds k
LEFT JOIN open o ON o.kind = k.kind
LEFT JOIN outbox m ON m.kind = k.message AND m.ref = o.ref
GROUP BY k.kind;
