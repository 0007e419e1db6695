-- Whose an edition's domain is: how it was shown, and how looks at it go on.

ALTER TABLE editions
  -- What the owner puts on the domain. Random, from the server's own strong source, so that knowing one edition's token
  -- says nothing of another's; the default gives one to rows that a process of an older version makes.
  ADD COLUMN verification_token text NOT NULL DEFAULT replace(gen_random_uuid()::text, '-', ''),
  -- NULL beside a true `verified` is the operator's word, as processes of an older version write it.
  ADD COLUMN verification_method text
    CHECK (verification_method IN ('operator', 'meta', 'file', 'dns', 'google')),
  ADD COLUMN verification_checked_at timestamptz,
  ADD COLUMN verification_failing_since timestamptz,
  ADD COLUMN verification_failure jsonb,
  ADD COLUMN verification_tries integer NOT NULL DEFAULT 0,
  ADD COLUMN verification_due_at timestamptz,
  -- Who is looking at the domain just now, and until when nobody else does.
  ADD COLUMN verification_look uuid,
  ADD COLUMN verification_look_until timestamptz;

UPDATE editions SET verification_method = 'operator' WHERE verified;

CREATE INDEX editions_to_check_again ON editions (verification_due_at)
  WHERE verified AND verification_due_at IS NOT NULL;
