-- How far an audit is, in percent: it never falls, whatever its crawl finds.
ALTER TABLE audits ADD COLUMN progress integer NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND 100);
UPDATE audits SET progress = 100 WHERE status = 'done';
ALTER TABLE audits ADD CONSTRAINT audits_full_only_when_done CHECK ((progress = 100) = (status = 'done'));
