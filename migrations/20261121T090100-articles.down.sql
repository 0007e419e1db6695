DROP TABLE article_images;
DROP TABLE articles;
DROP TABLE outbox;
DROP TABLE job_events;
DROP TABLE job_artifacts;
DROP TABLE jobs;
