-- Web search: answers of providers, kept for a day, and what a job has asked.

CREATE TABLE search_answers (
  -- SHA-256 of provider, query, language, country, freshness, hosts and day: no tenant's words stand here.
  key text PRIMARY KEY,
  day date NOT NULL,
  answer jsonb NOT NULL
);
CREATE INDEX search_answers_passed ON search_answers (day);

ALTER TABLE jobs ADD COLUMN queries integer NOT NULL DEFAULT 0 CHECK (queries >= 0);
