-- Web search: who is asking a question now, so that nobody pays for it a second time, and answers that are kept for less
-- than their day.

ALTER TABLE search_answers
  -- NULL while somebody is asking.
  ALTER COLUMN answer DROP NOT NULL,
  -- From then on the row counts for nothing; NULL: never on its day.
  ADD COLUMN until timestamptz,
  -- Who is asking; NULL once there is an answer.
  ADD COLUMN asker uuid;
