DELETE FROM search_answers WHERE answer IS NULL OR until IS NOT NULL;
ALTER TABLE search_answers
  DROP COLUMN asker,
  DROP COLUMN until,
  ALTER COLUMN answer SET NOT NULL;
