-- without a transaction
DROP INDEX CONCURRENTLY IF EXISTS jobs_of_account;
DROP INDEX CONCURRENTLY IF EXISTS jobs_open_of_account;
DROP INDEX CONCURRENTLY IF EXISTS jobs_unsuccessful_of_account;
DROP INDEX CONCURRENTLY IF EXISTS jobs_failed_of_account;
DROP INDEX CONCURRENTLY IF EXISTS reports_of_account;
DROP INDEX CONCURRENTLY IF EXISTS audits_of_account;
