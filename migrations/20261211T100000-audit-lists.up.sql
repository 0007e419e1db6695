-- The addresses that an audit of a list reads besides the start; null for one that follows links.
ALTER TABLE audits ADD COLUMN listed_urls text[];
