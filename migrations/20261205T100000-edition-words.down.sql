-- without a transaction
DROP INDEX CONCURRENTLY IF EXISTS articles_words;
CREATE INDEX CONCURRENTLY articles_words ON articles
  USING gin (to_tsvector('simple', title || ' ' || meta_title || ' ' || meta_description));
DROP INDEX CONCURRENTLY IF EXISTS articles_edition_words;
