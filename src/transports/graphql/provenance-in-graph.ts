import {
  isOfThisVersion,
  type EarlierRecord,
  type ProvenanceHead,
  type ProvenanceRecord,
} from '../../domain/article/provenance.js';
import type { Provenance } from './generated/types.js';

/** These hold words of a closed list, which GraphQL writes in upper case. */
const ENUM_FIELDS = new Set([
  'askedIn',
  'by',
  'decision',
  'depth',
  'engine',
  'form',
  'kind',
  'match',
  'mode',
  'rights',
  'verdict',
  'via',
]);

/** Shown as it is, words and all. */
const OPAQUE_FIELD = 'settings';

/** The record in the words of the schema; null for one of an earlier version, which lacks what the schema promises. */
export function provenanceInGraph(
  record: ProvenanceRecord | ProvenanceHead | EarlierRecord | null,
): Provenance | null {
  if (!record || !isOfThisVersion(record)) return null;
  // The schema names every field as the record does: test/integration/article/provenance.test.ts holds one against the other.
  return recordInGraph(record) as Provenance;
}

/** A record with the words of its enums in capitals. */
export function recordInGraph(value: unknown, field = ''): unknown {
  if (field === OPAQUE_FIELD) return value;
  if (Array.isArray(value)) return value.map((each) => recordInGraph(each));
  if (typeof value === 'string') return ENUM_FIELDS.has(field) ? inCapitals(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, recordInGraph(each, name)]));
}

/** `partly_supported` and `algorithmicMedia` alike. */
function inCapitals(word: string): string {
  return word.replace(/([a-z])([A-Z])/g, '$1_$2').toUpperCase();
}
