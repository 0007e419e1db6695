ALTER TABLE editions
  DROP CONSTRAINT editions_feed_has_moment,
  DROP COLUMN feed_since,
  DROP COLUMN feed_token_hash;
