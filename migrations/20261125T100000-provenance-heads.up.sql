-- The short part of a record, for lists: a whole one is hundreds of kilobytes, which would be unpacked for each article
-- of a page. A trigger and no generated column, because adding one rewrites the whole table under a lock. Older
-- articles get their head with their next change; until then it is computed when it is read.
ALTER TABLE articles ADD COLUMN provenance_head jsonb;

CREATE FUNCTION provenance_head_of(record jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT record - ARRAY['settings', 'sources', 'dropped_sources', 'queries', 'internal_links', 'blocks', 'claims',
    'refused_sentences', 'checks']::text[]
$$;

CREATE FUNCTION keep_provenance_head() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.provenance_head := provenance_head_of(NEW.provenance);
  RETURN NEW;
END
$$;

CREATE TRIGGER articles_keep_provenance_head BEFORE INSERT OR UPDATE OF provenance ON articles
  FOR EACH ROW EXECUTE FUNCTION keep_provenance_head();
