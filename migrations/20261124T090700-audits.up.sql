-- Whole-domain audits: the crawl, whose frontier and pages are rows, and its findings.

CREATE TABLE audits (
  id uuid PRIMARY KEY,
  -- All null for an audit from the command line, which has no account.
  account_id uuid REFERENCES accounts (id),
  edition_id uuid,
  newsroom_id uuid REFERENCES newsrooms (id),
  user_id uuid REFERENCES users (id),
  key_id uuid REFERENCES api_keys (id),
  start_url text NOT NULL,
  config jsonb NOT NULL,
  -- The addresses that an audit of a list reads besides the start; null for one that follows links.
  listed_urls text[],
  -- Headers and login that it sends to its site, encrypted by SECRET_KEY; null once nothing is left to request.
  secrets bytea,
  -- As that of a job.
  trace_context text,
  status text NOT NULL CHECK (status IN ('crawling', 'analysing', 'done', 'failed')),
  -- In percent: it never falls, whatever the crawl finds.
  progress integer NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND 100),
  stop_reason text,
  -- The facts of the site beside its URLs; null until it was probed.
  site jsonb,
  -- The text as read, for the rules that every worker applies; null without one.
  robots_text text,
  -- The number of pages claimed from the frontier, compared with max_pages.
  claimed_pages integer NOT NULL DEFAULT 0,
  -- The progress of the crawl, updated with each write of its workers: a poll reads one row, however many URLs are known.
  counts jsonb NOT NULL
    DEFAULT '{"known":0,"fetched":0,"queued":0,"blockedByRobots":0,"skipped":0,"failed":0,"pages":0}',
  -- The site's last answers to all workers, oldest first: '.' for a good one, 'x' for a refusal or a fault.
  recent_answers text NOT NULL DEFAULT '',
  -- When anything last answered any worker.
  answered_at timestamptz,
  -- What the next audit needs of this one.
  summary jsonb,
  -- The attempt at the analysis that finished: only its rows are results.
  result uuid,
  -- Of which version the stored views, rows and hits are, so that none is read in the shape of another; and by which version of
  -- the checks it was judged.
  views_version integer CHECK (views_version >= 1),
  checks_version integer NOT NULL DEFAULT 0,
  -- Whether later ones are compared with it in place of the one before; as a column of the audit, so that retention and who pins
  -- it change one row.
  is_baseline boolean NOT NULL DEFAULT false,
  error jsonb,
  version integer NOT NULL DEFAULT 1,
  -- The lease of the worker that prepares the crawl or makes the analysis.
  attempt integer NOT NULL DEFAULT 0,
  lease_token uuid,
  lease_until timestamptz,
  -- When it was last worked on.
  attended_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- When nothing was left to crawl, which starts the analysis.
  crawled_at timestamptz,
  finished_at timestamptz,
  -- A deleted audit is not found from then on; its rows are deleted a few at a time, and it last.
  dropped_at timestamptz,
  FOREIGN KEY (account_id, edition_id) REFERENCES editions (account_id, id),
  CONSTRAINT audits_of_somebody_or_nobody CHECK (
    num_nulls(account_id, edition_id, newsroom_id, user_id, key_id) IN (0, 5)),
  CONSTRAINT audits_full_only_when_done CHECK ((progress = 100) = (status = 'done')),
  CONSTRAINT audits_final_has_end CHECK ((status IN ('done', 'failed')) = (finished_at IS NOT NULL))
);
CREATE UNIQUE INDEX audits_one_running_an_edition ON audits (edition_id) WHERE status IN ('crawling', 'analysing');
-- An edition has one baseline at most.
CREATE UNIQUE INDEX audits_baseline ON audits (edition_id) WHERE is_baseline;
CREATE INDEX audits_by_edition ON audits (edition_id, created_at);
CREATE INDEX audits_of_account ON audits (account_id, created_at, id);
CREATE INDEX audits_underway ON audits (attended_at) WHERE status IN ('crawling', 'analysing');
CREATE INDEX audits_dropped ON audits (dropped_at) WHERE dropped_at IS NOT NULL;

-- Every URL that a crawl knows: its frontier, and the outcome of each.
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
  -- The result of the last attempt: 'answered', 'blocked', or why there was no answer; null before the first. It shows that a
  -- site answered the probe and was gone when it was crawled.
  last_try text,
  lease_token uuid,
  lease_until timestamptz,
  -- Not before: an overloaded server is asked again later.
  due_at timestamptz,
  skip_reason text,
  skip_detail text,
  answer jsonb,
  -- The facts of a page as JSON and its main text, both deflated (RFC 1951).
  page bytea,
  main_text bytea,
  PRIMARY KEY (audit_id, id),
  CONSTRAINT audit_urls_once UNIQUE (audit_id, url_key),
  CONSTRAINT audit_urls_leased_has_lease CHECK ((state = 'leased') = (lease_token IS NOT NULL AND lease_until IS NOT NULL)),
  CONSTRAINT audit_urls_skipped_says_why CHECK ((state = 'skipped') = (skip_reason IS NOT NULL))
);
-- The order of claims: nearest to the start first, and of these the earliest found.
CREATE INDEX audit_urls_frontier ON audit_urls (audit_id, depth NULLS LAST, id) WHERE state = 'queued';
-- The values are compressed already, so PostgreSQL need not try again.
ALTER TABLE audit_urls ALTER COLUMN page SET STORAGE EXTERNAL, ALTER COLUMN main_text SET STORAGE EXTERNAL;
CREATE INDEX audit_urls_leases ON audit_urls (audit_id, lease_until) WHERE state = 'leased';
-- A URL of an audit by one value: an index of two columns is not the only one that serves the first of them, and where the
-- table's statistics are older than the audit, the planner can't tell which of those reads one row and which reads all.
CREATE INDEX audit_urls_known ON audit_urls ((md5(audit_id::text || url)::uuid));
CREATE UNIQUE INDEX audit_urls_by_id ON audit_urls (id);

-- The entries of sitemaps, a row for some thousand: `[{"url", "hreflangs"?}]`.
CREATE TABLE audit_sitemap_entries (
  audit_id uuid NOT NULL REFERENCES audits (id) ON DELETE CASCADE,
  part integer NOT NULL,
  sitemap text NOT NULL,
  entries jsonb NOT NULL,
  PRIMARY KEY (audit_id, part)
);

-- The findings: one row for each hit of a check on a URL.
CREATE TABLE audit_hits (
  audit_id uuid NOT NULL REFERENCES audits (id) ON DELETE CASCADE,
  -- The lease under which it was written: the rows of a lost one are never read.
  run uuid NOT NULL,
  check_id text NOT NULL,
  seq integer NOT NULL,
  -- The URL at fault; null for the site.
  url text,
  -- How many pages link there; the worst comes first.
  inlinks integer NOT NULL,
  folder text,
  severity text NOT NULL,
  -- Compared with the audit before; `fixed` are hits of that one alone.
  change text CHECK (change IN ('new', 'same', 'fixed')),
  hit json NOT NULL,
  PRIMARY KEY (audit_id, run, check_id, seq)
);

-- The views, each in the parts by which it is read. JSON and not JSONB, because readers see the order of its names.
CREATE TABLE audit_views (
  audit_id uuid NOT NULL REFERENCES audits (id) ON DELETE CASCADE,
  run uuid NOT NULL,
  view text NOT NULL,
  part text NOT NULL,
  data json NOT NULL,
  -- Data too large for JSON.
  bytes bytea,
  PRIMARY KEY (audit_id, run, view, part)
);

-- The columns of a list of URLs, and what it is filtered by.
CREATE TABLE audit_rows (
  audit_id uuid NOT NULL REFERENCES audits (id) ON DELETE CASCADE,
  run uuid NOT NULL,
  id integer NOT NULL,
  row json NOT NULL,
  -- What rows are chosen, counted and sorted by, of what stands in `row` too: to read that JSON takes five times as long.
  keys jsonb NOT NULL,
  -- Checks that hit the URL after its row was written.
  late_checks text[] NOT NULL DEFAULT '{}',
  -- `page_titles:over_60_characters` …
  filters text[] NOT NULL,
  PRIMARY KEY (audit_id, run, id)
);
CREATE INDEX audit_rows_by_filter ON audit_rows USING gin (filters);
-- One URL of an audit is read with its history: its row in each of the edition's audits. An address may be longer than an
-- entry of an index, so its digest is there, as in audit_urls.
CREATE INDEX audit_rows_by_url ON audit_rows (audit_id, (md5(row ->> 'url')::uuid));

-- Checks whose findings an edition has decided to live with, by whom and why. They change no audit and no score.
CREATE TABLE ignored_checks (
  edition_id uuid NOT NULL REFERENCES editions (id),
  check_id text NOT NULL,
  reason text NOT NULL,
  ignored_by uuid NOT NULL,
  ignored_by_name text NOT NULL,
  ignored_at timestamptz NOT NULL,
  -- Null for as long as nobody says otherwise.
  ignored_until timestamptz,
  PRIMARY KEY (edition_id, check_id)
);
