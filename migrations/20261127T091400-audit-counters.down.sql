ALTER TABLE audits
  DROP COLUMN recent_answers,
  DROP COLUMN answered_at,
  ALTER COLUMN counts DROP NOT NULL,
  ALTER COLUMN counts DROP DEFAULT;
-- Counted by each poll until the end of the crawl.
UPDATE audits SET counts = NULL WHERE crawled_at IS NULL;
