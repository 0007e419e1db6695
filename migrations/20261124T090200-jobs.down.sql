DROP TABLE outbox, job_events, job_artifacts, jobs;
