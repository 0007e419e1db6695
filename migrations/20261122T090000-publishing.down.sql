UPDATE articles SET status = 'draft', provenance = jsonb_set(provenance, '{editor_of_record,decision}', '"held"')
WHERE status = 'published';
DROP TABLE published_runs;
