-- without a transaction
-- No two changes of an edition share a moment: `changed_since` is exclusive, so a tie would hide one.
DROP INDEX CONCURRENTLY IF EXISTS articles_one_change_each;
CREATE UNIQUE INDEX CONCURRENTLY articles_one_change_each ON articles (edition_id, changed_at);
