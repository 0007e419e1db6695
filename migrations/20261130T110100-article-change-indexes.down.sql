-- without a transaction
DROP INDEX CONCURRENTLY IF EXISTS articles_one_change_each;
