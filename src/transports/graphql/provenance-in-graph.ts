import {
  FIRST_WHOLE_VERSION,
  type ProvenanceHead,
  type ProvenanceRecord,
} from '../../domain/article/provenance.js';
import type { Provenance } from './generated/types.js';

/** These hold words of a closed list, which GraphQL writes in upper case. */
const ENUM_FIELDS = new Set([
  'by',
  'decision',
  'digital_source_type',
  'engine',
  'found_by',
  'kind',
  'match',
  'mode',
  'rights',
  'verdict',
  'via',
]);

/** Shown as it is, names and all. */
const OPAQUE_FIELD = 'settings';

/** The record in the words of the schema; null for one of the first version, which lacks what the schema promises. */
export function provenanceInGraph(record: ProvenanceRecord | ProvenanceHead | null): Provenance | null {
  if (!record || record.schema_version < FIRST_WHOLE_VERSION) return null;
  // The schema names every field as the record does: test/integration/article/provenance.test.ts holds one against the other.
  return recordInGraph(record) as Provenance;
}

/** A record's names in camel case and the words of its enums in capitals. */
export function recordInGraph(value: unknown, field = ''): unknown {
  if (field === OPAQUE_FIELD) return value;
  if (Array.isArray(value)) return value.map((each) => recordInGraph(each));
  if (typeof value === 'string') return ENUM_FIELDS.has(field) ? inCapitals(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  const shown: Record<string, unknown> = {};
  for (const [name, each] of Object.entries(value)) shown[camelCased(name)] = recordInGraph(each, name);
  return shown;
}

/** `partly_supported` and `algorithmicMedia` alike. */
function inCapitals(word: string): string {
  return word.replace(/([a-z])([A-Z])/g, '$1_$2').toUpperCase();
}

/** Records have the same few dozen names, a page of them thousands of times. */
const camels = new Map<string, string>();
const MOST_NAMES = 500;

function camelCased(name: string): string {
  const known = camels.get(name);
  if (known !== undefined) return known;
  const camel = name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  if (camels.size < MOST_NAMES) camels.set(name, camel);
  return camel;
}
