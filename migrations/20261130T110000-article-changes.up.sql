-- What became of articles after they were finished, as a feed: each change has a moment of its own within its edition, in
-- the order in which changes become visible.
ALTER TABLE editions RENAME COLUMN last_article_at TO last_change_at;

ALTER TABLE articles
  ADD COLUMN change text NOT NULL DEFAULT 'finished'
    CHECK (change IN ('finished', 'published', 'unpublished', 'edited')),
  ADD COLUMN changed_at timestamptz,
  ADD COLUMN published_at timestamptz,
  ADD COLUMN published_by uuid,
  ADD COLUMN published_by_name text,
  -- Why it was published although a blocking check failed.
  ADD COLUMN override_reason text;
-- Of those that were published before nobody knows when: the feed shows them as they are.
UPDATE articles SET changed_at = created_at,
  change = CASE status WHEN 'published' THEN 'published' ELSE 'finished' END,
  published_at = CASE status WHEN 'published' THEN created_at END;
ALTER TABLE articles ALTER COLUMN changed_at SET NOT NULL,
  ADD CONSTRAINT articles_published_has_moment CHECK ((status = 'published') = (published_at IS NOT NULL));

-- What is left of a deleted article: that it was there.
CREATE TABLE deleted_articles (
  article_id uuid PRIMARY KEY,
  edition_id uuid NOT NULL REFERENCES editions (id),
  changed_at timestamptz NOT NULL,
  deleted_by uuid NOT NULL,
  CONSTRAINT deleted_articles_one_change_each UNIQUE (edition_id, changed_at)
);
