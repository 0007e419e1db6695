-- The jobs of an edition for watchers of all of them: those that are not final, oldest first, and those that ended lately. Each index is
-- written when a job begins and when it ends, and not with the many changes between.
CREATE INDEX jobs_open_of_edition ON jobs (edition_id, created_at) WHERE finished_at IS NULL;
CREATE INDEX jobs_ended_of_edition ON jobs (edition_id, finished_at) WHERE finished_at IS NOT NULL;
