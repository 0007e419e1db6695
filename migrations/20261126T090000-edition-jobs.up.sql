-- The jobs of an edition for those who watch all of them: what is under way, oldest first, and what ended lately. Each index is
-- written when a job begins and when it ends, and not with the changes between, of which there are most.
CREATE INDEX jobs_open_of_edition ON jobs (edition_id, created_at) WHERE finished_at IS NULL;
CREATE INDEX jobs_ended_of_edition ON jobs (edition_id, finished_at) WHERE finished_at IS NOT NULL;
