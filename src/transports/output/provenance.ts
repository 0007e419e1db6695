import { FIRST_WHOLE_VERSION, type ProvenanceRecord } from '../../domain/article/provenance.js';
import { presentInstant } from './instant.js';

/** The record as it is stored, its moments as REST writes them; what a page says of its own date stays as it said it. */
export function presentProvenance(record: ProvenanceRecord) {
  // A record of the first version has less.
  if (record.schema_version < FIRST_WHOLE_VERSION) return record;
  return {
    ...record,
    made_at: presentInstant(record.made_at),
    editor_of_record: { ...record.editor_of_record, at: presentInstant(record.editor_of_record.at) },
    sources: record.sources.map((source) => ({ ...source, fetched_at: presentInstant(source.fetched_at) })),
    queries: record.queries.map((query) => ({ ...query, at: presentInstant(query.at) })),
    checks: record.checks.map((check) => ({
      ...check,
      override: check.override && { ...check.override, at: presentInstant(check.override.at) },
    })),
  };
}
