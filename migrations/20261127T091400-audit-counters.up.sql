-- The progress of a crawl, updated with each write of its workers: a poll reads one row, however many URLs are known.
UPDATE audits a SET counts = (
  SELECT jsonb_build_object('known', count(*), 'fetched', count(*) FILTER (WHERE u.state = 'done'),
    'queued', count(*) FILTER (WHERE u.state IN ('queued', 'leased')),
    'blockedByRobots', count(*) FILTER (WHERE u.skip_reason = 'robots'),
    'skipped', count(*) FILTER (WHERE u.skip_reason IN ('max_pages', 'max_depth', 'max_time', 'site_errors')),
    'failed', count(*) FILTER (WHERE u.state = 'done' AND u.answer ->> 'status' IS NULL),
    'pages', count(*) FILTER (WHERE u.page IS NOT NULL))
  FROM audit_urls u WHERE u.audit_id = a.id)
WHERE counts IS NULL;
ALTER TABLE audits
  ALTER COLUMN counts SET DEFAULT
    '{"known":0,"fetched":0,"queued":0,"blockedByRobots":0,"skipped":0,"failed":0,"pages":0}',
  ALTER COLUMN counts SET NOT NULL,
  -- The site's last answers to all workers, oldest first: '.' for a good one, 'x' for a refusal or a fault.
  ADD COLUMN recent_answers text NOT NULL DEFAULT '',
  -- When anything last answered any worker; null for a crawl that began before this column.
  ADD COLUMN answered_at timestamptz;

-- The end of a crawl begins its analysis; those that waited for a poll are analysed now.
UPDATE audits SET status = 'analysing', attempt = 0, lease_token = NULL, lease_until = NULL, told_at = NULL,
  waiting = 0, updated_at = clock_timestamp(), version = version + 1
WHERE status = 'crawling' AND crawled_at IS NOT NULL;
