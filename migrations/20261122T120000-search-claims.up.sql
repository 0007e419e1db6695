-- Web search: which process is sending a query now, so that no other one pays for it too, and answers that are cached for
-- less than their day.

ALTER TABLE search_answers
  -- NULL while the query is being sent.
  ALTER COLUMN answer DROP NOT NULL,
  -- When the row expires; NULL: not on its day.
  ADD COLUMN until timestamptz,
  -- The process that sends the query; NULL once there is an answer.
  ADD COLUMN asker uuid;
