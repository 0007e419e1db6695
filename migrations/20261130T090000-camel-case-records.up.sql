-- Records are stored with the domain's names, and so are the parts that a head leaves out.
CREATE OR REPLACE FUNCTION provenance_head_of(record jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT record - ARRAY['settings', 'sources', 'droppedSources', 'queries', 'internalLinks', 'blocks', 'claims',
    'refusedSentences', 'checks']::text[]
$$;
