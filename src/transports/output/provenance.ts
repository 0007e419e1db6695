import {
  isOfThisVersion,
  type EarlierRecord,
  type ProvenanceRecord,
  type RecordedCheck,
  type RecordedSource,
} from '../../domain/article/provenance.js';
import type { AskedQuery } from '../../domain/research/source.js';
import { presentInstant } from './shape.js';
import { snakeFields } from './snake-keys.js';

/** A record as REST writes it; one of an earlier version with its moments as they are stored. */
export function presentProvenance(record: ProvenanceRecord | EarlierRecord) {
  const shown = isOfThisVersion(record) ? withMoments(record) : record;
  // The settings of a brief are its caller's words.
  return { ...snakeFields({ ...shown, settings: null }), settings: shown.settings };
}

function withMoments(record: ProvenanceRecord): ProvenanceRecord {
  return {
    ...record,
    madeAt: presentInstant(record.madeAt),
    editorOfRecord: { ...record.editorOfRecord, at: presentInstant(record.editorOfRecord.at) },
    ...evidenceMoments(record),
    edits: record.edits.map((edit) => ({ ...edit, at: presentInstant(edit.at) })),
  };
}

/** What a page says of its own date stays as it said it. */
export function evidenceMoments({ sources, queries, checks }: RecordedEvidence): RecordedEvidence {
  return {
    sources: sources.map((source) => ({ ...source, fetchedAt: presentInstant(source.fetchedAt) })),
    queries: queries.map((query) => ({ ...query, at: presentInstant(query.at) })),
    checks: checks.map((check) => ({
      ...check,
      override: check.override && { ...check.override, at: presentInstant(check.override.at) },
    })),
  };
}

/** What records of articles and of reports both have that has moments. */
interface RecordedEvidence {
  readonly sources: readonly RecordedSource[];
  readonly queries: readonly AskedQuery[];
  readonly checks: readonly RecordedCheck[];
}
