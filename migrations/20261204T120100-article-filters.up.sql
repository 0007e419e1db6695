-- without a transaction
-- What editors look for in the articles of an edition: what the desk said of them, and words of their titles and meta texts.
DROP INDEX CONCURRENTLY IF EXISTS articles_by_verdict;
CREATE INDEX CONCURRENTLY articles_by_verdict ON articles (edition_id, (provenance_head ->> 'verdict'), created_at);
DROP INDEX CONCURRENTLY IF EXISTS articles_words;
CREATE INDEX CONCURRENTLY articles_words ON articles
  USING gin (to_tsvector('simple', title || ' ' || meta_title || ' ' || meta_description));
