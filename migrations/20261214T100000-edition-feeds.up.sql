-- The feed of what an edition has published stands at a secret address, of which a hash is stored, as of keys. Without an
-- address there is no feed. It goes with its edition.
ALTER TABLE editions
  ADD COLUMN feed_token_hash bytea,
  ADD COLUMN feed_since timestamptz,
  ADD CONSTRAINT editions_feed_has_moment CHECK ((feed_token_hash IS NULL) = (feed_since IS NULL));
