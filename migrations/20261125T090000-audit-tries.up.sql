-- What the last try of a URL came to: 'answered', 'blocked', or why there was no answer; null before the first. By it a
-- site is known that answered when it was looked at and was gone when it was crawled.
ALTER TABLE audit_urls ADD COLUMN last_try text;
