-- The ownership of an edition's domain: how it was proved, and the state of its checks.

ALTER TABLE editions
  -- What the owner puts on the domain. Random, from the server's strong source, so that the token of one edition says nothing
  -- about another's; the default gives one to rows that a process of an older version inserts.
  ADD COLUMN verification_token text NOT NULL DEFAULT replace(gen_random_uuid()::text, '-', ''),
  -- NULL with a true `verified` is the operator's word, as processes of an older version write it.
  ADD COLUMN verification_method text
    CHECK (verification_method IN ('operator', 'meta', 'file', 'dns', 'google')),
  ADD COLUMN verification_checked_at timestamptz,
  ADD COLUMN verification_failing_since timestamptz,
  ADD COLUMN verification_failure jsonb,
  ADD COLUMN verification_tries integer NOT NULL DEFAULT 0,
  ADD COLUMN verification_due_at timestamptz,
  -- The lease of the check that runs now, and its end.
  ADD COLUMN verification_look uuid,
  ADD COLUMN verification_look_until timestamptz;

UPDATE editions SET verification_method = 'operator' WHERE verified;

CREATE INDEX editions_to_check_again ON editions (verification_due_at)
  WHERE verified AND verification_due_at IS NOT NULL;
