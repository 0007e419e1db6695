-- Where articles and reports find their sources: answers of web search, and the pages of an edition.

-- Answers of providers of web search, cached for a day at most.
CREATE TABLE search_answers (
  -- SHA-256 of provider, query, language, country, freshness, hosts and day: the row has no tenant's words.
  key text PRIMARY KEY,
  day date NOT NULL,
  -- Null while the query is being sent.
  answer jsonb,
  -- When the row expires; null: not on its day.
  until timestamptz,
  -- The process that sends the query, so that no other one pays for it too; null once there is an answer.
  asker uuid
);
CREATE INDEX search_answers_passed ON search_answers (day);

-- The words of an edition's pages, as audits, reports and articles last read them. Articles find their sources by them.
CREATE TABLE site_pages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  edition_id uuid NOT NULL REFERENCES editions (id) ON DELETE CASCADE,
  -- BCP 47 primary subtag: terms are stems of that language.
  language text NOT NULL,
  url text NOT NULL,
  -- An address may be longer than an index entry.
  url_key uuid NOT NULL GENERATED ALWAYS AS (md5(url)::uuid) STORED,
  -- The number of terms of the page.
  length integer NOT NULL,
  -- How often each occurs: `{"firewal": 12}`.
  terms jsonb NOT NULL,
  seen_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT site_pages_once UNIQUE (edition_id, language, url_key)
);
CREATE INDEX site_pages_by_age ON site_pages (seen_at);

-- When the next request may be sent to an origin, over all processes and jobs.
CREATE TABLE origin_slots (
  origin text PRIMARY KEY,
  next_at timestamptz NOT NULL
);
