-- The published text of an edition, as runs of eight words: new articles are compared with it.

CREATE TABLE published_runs (
  edition_id uuid NOT NULL REFERENCES editions (id),
  -- The hash of a run of words; every fourth run of an article is stored, chosen by its hash.
  run bigint NOT NULL,
  article_id uuid NOT NULL REFERENCES articles (id) ON DELETE CASCADE,
  PRIMARY KEY (edition_id, run, article_id)
);
CREATE INDEX published_runs_by_article ON published_runs (article_id);
