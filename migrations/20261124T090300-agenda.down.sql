DROP TABLE agenda_jobs;
DROP FUNCTION update_agenda_jobs_updated_at();
