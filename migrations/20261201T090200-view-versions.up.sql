-- Of which version the stored views, rows and hits of an audit are, so that none is read in the shape of another.
ALTER TABLE audits ADD COLUMN views_version integer CHECK (views_version >= 1);
UPDATE audits SET views_version = 1 WHERE result IS NOT NULL;
