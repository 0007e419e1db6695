-- Who is handing an entry of the outbox over, and until when nobody else does: the queue may take seconds to answer, and no
-- transaction is held open meanwhile. An entry that is written anew loses its claim, so whoever had it removes nothing.
ALTER TABLE outbox ADD COLUMN claim_token uuid, ADD COLUMN claimed_until timestamptz;
