-- without a transaction
DROP INDEX CONCURRENTLY IF EXISTS articles_with_source_texts;
