-- without a transaction
-- Words are looked for in one edition: its id is a word of each of its articles, written as no word of a text is.
DROP INDEX CONCURRENTLY IF EXISTS articles_edition_words;
CREATE INDEX CONCURRENTLY articles_edition_words ON articles
  USING gin ((to_tsvector('simple', title || ' ' || meta_title || ' ' || meta_description)
    || array_to_tsvector(ARRAY['@' || edition_id::text])));
DROP INDEX CONCURRENTLY IF EXISTS articles_words;
