DROP TABLE article_revisions;
ALTER TABLE articles DROP COLUMN revision;
