ALTER TABLE audits DROP COLUMN listed_urls;
