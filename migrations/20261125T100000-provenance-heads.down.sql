DROP TRIGGER articles_keep_provenance_head ON articles;
DROP FUNCTION keep_provenance_head();
DROP FUNCTION provenance_head_of(jsonb);
ALTER TABLE articles DROP COLUMN provenance_head;
