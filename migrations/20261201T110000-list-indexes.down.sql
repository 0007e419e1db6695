-- without a transaction
DROP INDEX CONCURRENTLY IF EXISTS jobs_unsuccessful_of_edition;
DROP INDEX CONCURRENTLY IF EXISTS reports_of_edition;
