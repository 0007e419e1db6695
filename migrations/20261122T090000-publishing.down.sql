UPDATE articles SET status = 'draft' WHERE status = 'published';
DROP TABLE published_runs;
