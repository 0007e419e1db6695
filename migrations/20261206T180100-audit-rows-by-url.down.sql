-- without a transaction
DROP INDEX CONCURRENTLY IF EXISTS audit_rows_by_url;
