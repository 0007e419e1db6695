-- Whether a record has texts of its sources, which are deleted when their time is over. A trigger and no generated column, because
-- adding one rewrites the whole table under a lock; null is of articles that were not written since.
ALTER TABLE articles ADD COLUMN has_source_texts boolean;

CREATE OR REPLACE FUNCTION keep_provenance_head() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.provenance_head := provenance_head_of(NEW.provenance);
  NEW.has_source_texts := jsonb_path_exists(NEW.provenance, '$.sources[*].text ? (@ != null)');
  RETURN NEW;
END
$$;
