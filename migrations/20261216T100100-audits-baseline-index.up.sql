-- without a transaction
-- An edition has one baseline at most.
DROP INDEX CONCURRENTLY IF EXISTS audits_baseline;
CREATE UNIQUE INDEX CONCURRENTLY audits_baseline ON audits (edition_id) WHERE is_baseline;
