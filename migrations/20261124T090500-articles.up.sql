-- The articles, what they were before each edit, and what is left of deleted ones.

CREATE FUNCTION provenance_head_of(record jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT record - ARRAY['settings', 'sources', 'droppedSources', 'queries', 'internalLinks', 'blocks', 'claims',
    'refusedSentences', 'checks']::text[]
$$;

CREATE TABLE articles (
  id uuid PRIMARY KEY,
  edition_id uuid NOT NULL REFERENCES editions (id),
  job_ref uuid NOT NULL UNIQUE REFERENCES jobs (ref),
  slug text NOT NULL,
  status text NOT NULL CHECK (status IN ('draft', 'published')),
  title text NOT NULL,
  body text NOT NULL,
  meta_title text NOT NULL,
  meta_description text NOT NULL,
  language_code text NOT NULL,
  word_count integer NOT NULL CHECK (word_count >= 0),
  byline text NOT NULL,
  image_source text NOT NULL,
  provenance jsonb NOT NULL,
  -- The short part of the record, for lists: a whole one is hundreds of kilobytes, which would be unpacked for each article of
  -- a page. And whether it has texts of its sources, which are deleted when their time is over.
  provenance_head jsonb NOT NULL GENERATED ALWAYS AS (provenance_head_of(provenance)) STORED,
  has_source_texts boolean NOT NULL
    GENERATED ALWAYS AS (jsonb_path_exists(provenance, '$.sources[*].text ? (@ != null)')) STORED,
  -- Counts the changes: of two editors who begin at the same revision, one is the first.
  revision integer NOT NULL DEFAULT 1,
  -- What became of it last, as a feed: each change has a moment of its own within its edition, in the order in which changes
  -- become visible.
  change text NOT NULL DEFAULT 'finished' CHECK (change IN ('finished', 'published', 'unpublished', 'edited')),
  changed_at timestamptz NOT NULL,
  published_at timestamptz,
  published_by uuid,
  published_by_name text,
  -- Why it was published although a blocking check failed.
  override_reason text,
  created_at timestamptz NOT NULL,
  -- No two articles of an edition share a moment: `since` is exclusive, so a tie would hide one.
  CONSTRAINT articles_one_moment_each UNIQUE (edition_id, created_at),
  CONSTRAINT articles_published_has_moment CHECK ((status = 'published') = (published_at IS NOT NULL))
);
CREATE UNIQUE INDEX articles_slug ON articles (edition_id, slug) WHERE slug <> '';
-- No two changes of an edition share a moment: `changed_since` is exclusive, so a tie would hide one.
CREATE UNIQUE INDEX articles_one_change_each ON articles (edition_id, changed_at);
-- For deep pages and counts without reading the articles themselves.
CREATE INDEX articles_by_status ON articles (edition_id, status, created_at);
-- What editors look for in the articles of an edition: what the desk said of them, and words of their titles and meta texts. Words
-- are looked for in one edition: its id is a word of each of its articles, written as no word of a text is.
CREATE INDEX articles_by_verdict ON articles (edition_id, (provenance_head ->> 'verdict'), created_at);
CREATE INDEX articles_edition_words ON articles
  USING gin ((to_tsvector('simple', title || ' ' || meta_title || ' ' || meta_description)
    || array_to_tsvector(ARRAY['@' || edition_id::text])));
CREATE INDEX articles_with_source_texts ON articles (created_at) WHERE has_source_texts;

CREATE TABLE article_images (
  article_id uuid PRIMARY KEY REFERENCES articles (id) ON DELETE CASCADE,
  bytes bytea NOT NULL,
  content_type text NOT NULL,
  sha256 text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  alt text NOT NULL
);

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

-- What is left of a deleted article: that it was there.
CREATE TABLE deleted_articles (
  article_id uuid PRIMARY KEY,
  edition_id uuid NOT NULL REFERENCES editions (id),
  changed_at timestamptz NOT NULL,
  deleted_by uuid NOT NULL,
  CONSTRAINT deleted_articles_one_change_each UNIQUE (edition_id, changed_at)
);

-- The published text of an edition, as runs of eight words: new articles are compared with it.
CREATE TABLE published_runs (
  edition_id uuid NOT NULL REFERENCES editions (id),
  -- The hash of a run of words; every fourth run of an article is stored, chosen by its hash.
  run bigint NOT NULL,
  article_id uuid NOT NULL REFERENCES articles (id) ON DELETE CASCADE,
  PRIMARY KEY (edition_id, run, article_id)
);
CREATE INDEX published_runs_by_article ON published_runs (article_id);
