DROP TABLE deleted_articles;
ALTER TABLE articles DROP COLUMN change, DROP COLUMN changed_at, DROP COLUMN published_at, DROP COLUMN published_by,
  DROP COLUMN published_by_name, DROP COLUMN override_reason;
ALTER TABLE editions RENAME COLUMN last_change_at TO last_article_at;
