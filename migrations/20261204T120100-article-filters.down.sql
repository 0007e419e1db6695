-- without a transaction
DROP INDEX CONCURRENTLY IF EXISTS articles_by_verdict;
DROP INDEX CONCURRENTLY IF EXISTS articles_words;
