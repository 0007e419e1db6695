-- without a transaction
DROP INDEX CONCURRENTLY IF EXISTS audit_urls_by_id;
DROP INDEX CONCURRENTLY IF EXISTS audit_urls_known;
