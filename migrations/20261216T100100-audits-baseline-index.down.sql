-- without a transaction
DROP INDEX CONCURRENTLY IF EXISTS audits_baseline;
