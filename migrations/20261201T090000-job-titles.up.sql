-- The headline of each article job, as soon as it is known; and of which failed job a job is the retry.
ALTER TABLE jobs
  ADD COLUMN title text,
  -- The id by which its account knows the failed job. A job has one retry: the retry of a retry names that retry.
  ADD COLUMN retry_of uuid,
  ADD CONSTRAINT jobs_retry_of FOREIGN KEY (account_id, retry_of) REFERENCES jobs (account_id, id);
UPDATE jobs j SET title = a.title FROM articles a WHERE a.job_ref = j.ref;
UPDATE jobs SET title = brief #>> '{settings,title}' WHERE title IS NULL AND brief #>> '{settings,title}' IS NOT NULL;
