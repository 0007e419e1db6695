-- The process that sends an entry of the outbox to the queue, and the end of its claim: the queue may take seconds to answer,
-- and no transaction is open meanwhile. A rewritten entry loses its claim, so its former holder deletes nothing.
ALTER TABLE outbox ADD COLUMN claim_token uuid, ADD COLUMN claimed_until timestamptz;
