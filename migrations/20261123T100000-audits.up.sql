-- Whole-domain audits: the crawl, whose frontier and pages are rows, and what was found in them.

CREATE TABLE audits (
  id uuid PRIMARY KEY,
  -- All null for an audit from the command line, which belongs to nobody.
  account_id uuid REFERENCES accounts (id),
  edition_id uuid,
  newsroom_id uuid REFERENCES newsrooms (id),
  user_id uuid REFERENCES users (id),
  key_id uuid REFERENCES api_keys (id),
  start_url text NOT NULL,
  config jsonb NOT NULL,
  status text NOT NULL CHECK (status IN ('crawling', 'analysing', 'done', 'failed')),
  stop_reason text,
  -- What is known of the site beside its URLs; null until it was looked at.
  site jsonb,
  -- As it was read, for the rules that every worker goes by; null where there is none.
  robots_text text,
  -- Pages that were taken from the frontier, against max_pages.
  taken integer NOT NULL DEFAULT 0,
  -- Of its URLs, once the crawl is over and they are final: a poll can't count them all each time.
  counts jsonb,
  -- What the audit after this one wants to know of it.
  summary jsonb,
  -- Which attempt at the analysis came to its end: only its rows are results.
  result uuid,
  error jsonb,
  version integer NOT NULL DEFAULT 1,
  -- Of whoever prepares the crawl or makes the analysis.
  attempt integer NOT NULL DEFAULT 0,
  lease_token uuid,
  lease_until timestamptz,
  -- When the queue was last told that there is work, or work was last done; and how many messages may wait there.
  told_at timestamptz,
  waiting integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- When nothing was left to crawl; the next poll makes the analysis of it.
  crawled_at timestamptz,
  finished_at timestamptz,
  FOREIGN KEY (account_id, edition_id) REFERENCES editions (account_id, id),
  CONSTRAINT audits_of_somebody_or_nobody CHECK (
    num_nulls(account_id, edition_id, newsroom_id, user_id, key_id) IN (0, 5)),
  CONSTRAINT audits_final_has_end CHECK ((status IN ('done', 'failed')) = (finished_at IS NOT NULL))
);
CREATE UNIQUE INDEX audits_one_running_an_edition ON audits (edition_id) WHERE status IN ('crawling', 'analysing');
CREATE INDEX audits_by_edition ON audits (edition_id, created_at);
CREATE INDEX audits_underway ON audits (told_at) WHERE status IN ('crawling', 'analysing');

-- Every URL that a crawl knows: its frontier, and what became of it.
CREATE TABLE audit_urls (
  id bigint GENERATED ALWAYS AS IDENTITY,
  audit_id uuid NOT NULL REFERENCES audits (id) ON DELETE CASCADE,
  url text NOT NULL,
  -- An address may be longer than an index entry.
  url_key uuid NOT NULL GENERATED ALWAYS AS (md5(url)::uuid) STORED,
  kind text NOT NULL CHECK (kind IN ('page', 'resource', 'external')),
  found_via text NOT NULL,
  found_on bigint,
  depth integer,
  state text NOT NULL CHECK (state IN ('queued', 'leased', 'done', 'skipped')),
  attempts integer NOT NULL DEFAULT 0,
  lease_token uuid,
  lease_until timestamptz,
  -- Not before: a server that was overburdened is asked again later.
  due_at timestamptz,
  skip_reason text,
  skip_detail text,
  answer jsonb,
  -- Of a page that was read: its facts as JSON and its main text, both deflated (RFC 1951).
  page bytea,
  main_text bytea,
  PRIMARY KEY (audit_id, id),
  CONSTRAINT audit_urls_once UNIQUE (audit_id, url_key),
  CONSTRAINT audit_urls_leased_has_lease CHECK ((state = 'leased') = (lease_token IS NOT NULL AND lease_until IS NOT NULL)),
  CONSTRAINT audit_urls_skipped_says_why CHECK ((state = 'skipped') = (skip_reason IS NOT NULL))
);
-- What is taken next: what is nearest to the start, and of these what was found first.
CREATE INDEX audit_urls_frontier ON audit_urls (audit_id, depth NULLS LAST, id) WHERE state = 'queued';
-- They are small as they come; to try again would cost the more.
ALTER TABLE audit_urls ALTER COLUMN page SET STORAGE EXTERNAL, ALTER COLUMN main_text SET STORAGE EXTERNAL;
CREATE INDEX audit_urls_leases ON audit_urls (audit_id, lease_until) WHERE state = 'leased';

-- What sitemaps list, a row for some thousand entries: `[{"url", "hreflangs"?}]`.
CREATE TABLE audit_sitemap_entries (
  audit_id uuid NOT NULL REFERENCES audits (id) ON DELETE CASCADE,
  part integer NOT NULL,
  sitemap text NOT NULL,
  entries jsonb NOT NULL,
  PRIMARY KEY (audit_id, part)
);

-- When the next request may go to an origin, over all processes and all jobs.
CREATE TABLE origin_turns (
  origin text PRIMARY KEY,
  next_at timestamptz NOT NULL
);

-- What the checks found: one row for each thing that one check holds against one URL.
CREATE TABLE audit_hits (
  audit_id uuid NOT NULL REFERENCES audits (id) ON DELETE CASCADE,
  -- The lease under which it was written: one that is lost leaves nothing that anybody reads.
  run uuid NOT NULL,
  check_id text NOT NULL,
  seq integer NOT NULL,
  -- What is faulted; null for the site.
  url text,
  -- How many pages link there, by which the worst comes first.
  inlinks integer NOT NULL,
  folder text,
  severity text NOT NULL,
  -- Beside the audit before; `fixed` are that one's own.
  change text CHECK (change IN ('new', 'same', 'fixed')),
  hit json NOT NULL,
  PRIMARY KEY (audit_id, run, check_id, seq)
);

-- The views, each in the parts that it is read by. JSON as it came, for readers see the order of its names.
CREATE TABLE audit_views (
  audit_id uuid NOT NULL REFERENCES audits (id) ON DELETE CASCADE,
  run uuid NOT NULL,
  view text NOT NULL,
  part text NOT NULL,
  data json NOT NULL,
  -- What is too large for JSON.
  bytes bytea,
  PRIMARY KEY (audit_id, run, view, part)
);

-- What a list of URLs shows of each, and by what it is chosen.
CREATE TABLE audit_rows (
  audit_id uuid NOT NULL REFERENCES audits (id) ON DELETE CASCADE,
  run uuid NOT NULL,
  id integer NOT NULL,
  row json NOT NULL,
  -- Checks that told of it when its row was written already.
  late_checks text[] NOT NULL DEFAULT '{}',
  -- `page_titles:over_60_characters` …
  filters text[] NOT NULL,
  PRIMARY KEY (audit_id, run, id)
);
CREATE INDEX audit_rows_by_filter ON audit_rows USING gin (filters);
