-- How the articles of an edition are to be written; null where nothing is said.
ALTER TABLE editions ADD COLUMN house_style jsonb;
