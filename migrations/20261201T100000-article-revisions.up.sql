-- Counts the changes of an article: of two editors who begin at the same revision, one is the first.
ALTER TABLE articles ADD COLUMN revision integer NOT NULL DEFAULT 1;

-- What an article was before each edit; the article's own row has what it is.
CREATE TABLE article_revisions (
  article_id uuid NOT NULL REFERENCES articles (id) ON DELETE CASCADE,
  revision integer NOT NULL,
  title text NOT NULL,
  slug text NOT NULL,
  meta_title text NOT NULL,
  meta_description text NOT NULL,
  body text NOT NULL,
  byline text NOT NULL,
  edited_by uuid NOT NULL,
  edited_by_name text NOT NULL,
  edited_at timestamptz NOT NULL,
  PRIMARY KEY (article_id, revision)
);
