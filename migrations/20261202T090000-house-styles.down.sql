ALTER TABLE editions DROP COLUMN house_style;
