-- What counts as a regression of an edition's audits: what is absent is as usual.
ALTER TABLE editions ADD COLUMN regression_rules jsonb NOT NULL DEFAULT '{}';

-- By which version of the checks an audit was judged; 0 for one that was stored before versions were. And the audit that later
-- ones are compared with in place of the one before; as a column of the audit, so that retention and who pins it change one row.
ALTER TABLE audits
  ADD COLUMN checks_version integer NOT NULL DEFAULT 0,
  ADD COLUMN is_baseline boolean NOT NULL DEFAULT false;

-- Null for as long as nobody says otherwise.
ALTER TABLE ignored_checks ADD COLUMN ignored_until timestamptz;
