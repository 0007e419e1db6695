CREATE OR REPLACE FUNCTION provenance_head_of(record jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT record - ARRAY['settings', 'sources', 'dropped_sources', 'queries', 'internal_links', 'blocks', 'claims',
    'refused_sentences', 'checks']::text[]
$$;
