-- The result of a URL's last attempt: 'answered', 'blocked', or why there was no answer; null before the first. It shows
-- that a site answered the probe and was gone when it was crawled.
ALTER TABLE audit_urls ADD COLUMN last_try text;
