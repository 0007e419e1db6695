ALTER TABLE jobs DROP COLUMN queries;
DROP TABLE search_answers;
