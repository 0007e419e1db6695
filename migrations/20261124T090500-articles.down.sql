DROP TABLE published_runs, deleted_articles, article_revisions, article_images, articles;
DROP FUNCTION provenance_head_of;
