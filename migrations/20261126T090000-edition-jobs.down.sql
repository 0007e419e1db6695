DROP INDEX jobs_ended_of_edition;
DROP INDEX jobs_open_of_edition;
