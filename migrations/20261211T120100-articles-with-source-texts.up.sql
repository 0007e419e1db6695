-- without a transaction
DROP INDEX CONCURRENTLY IF EXISTS articles_with_source_texts;
CREATE INDEX CONCURRENTLY articles_with_source_texts ON articles (created_at) WHERE has_source_texts IS NOT FALSE;
