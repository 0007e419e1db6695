-- Web search: answers of providers, cached for a day, and the queries of a job.

CREATE TABLE search_answers (
  -- SHA-256 of provider, query, language, country, freshness, hosts and day: the row has no tenant's words.
  key text PRIMARY KEY,
  day date NOT NULL,
  answer jsonb NOT NULL
);
CREATE INDEX search_answers_passed ON search_answers (day);

ALTER TABLE jobs ADD COLUMN queries integer NOT NULL DEFAULT 0 CHECK (queries >= 0);
