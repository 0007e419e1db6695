CREATE OR REPLACE FUNCTION keep_provenance_head() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.provenance_head := provenance_head_of(NEW.provenance);
  RETURN NEW;
END
$$;
ALTER TABLE articles DROP COLUMN has_source_texts;
