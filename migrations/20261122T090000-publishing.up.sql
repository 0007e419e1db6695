-- What an edition has published, by runs of eight words: new articles are compared with it.

CREATE TABLE published_articles (
  article_id uuid PRIMARY KEY REFERENCES articles (id) ON DELETE CASCADE,
  edition_id uuid NOT NULL REFERENCES editions (id),
  -- Hashes of the runs of words, without order.
  shingles bigint[] NOT NULL
);
CREATE INDEX published_articles_by_edition ON published_articles (edition_id);
CREATE INDEX published_articles_shingles ON published_articles USING gin (shingles);
