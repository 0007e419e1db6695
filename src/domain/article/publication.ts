import type { Instant } from '../instant.js';
import { isBlocking, verdictOf } from './desk/desk-verdict.js';
import type { Finding } from './desk/desk-check.js';
import type { Person } from './byline.js';
import type { EditorOfRecord, ProvenanceRecord, RecordedCheck } from './provenance.js';

/** The blocking checks without an override: while there is one, the article can't be published. */
export function blockingChecks(record: ProvenanceRecord): RecordedCheck[] {
  return record.checks.filter((check) => isBlocking(check) && !check.override);
}

/**
 * The record with a fresh result of the comparison with the edition's published articles. An override stays valid only
 * while the fault that it covers has not grown.
 */
export function withRepetition(record: ProvenanceRecord, found: Finding): ProvenanceRecord {
  const checks = record.checks.map((check): RecordedCheck => {
    if (check.name !== 'duplication_domain') return check;
    const score =
      found.score === undefined || found.score === null ? null : Math.round(found.score * 1000) / 1000;
    const noWorse = (score ?? 0) <= (check.score ?? 0);
    return {
      ...check,
      verdict: found.verdict,
      score,
      threshold: found.threshold ?? null,
      summary: found.summary,
      items: (found.items ?? []).map(({ blockId, message }) => ({ blockId: blockId, message })),
      override: noWorse ? check.override : null,
    };
  });
  return { ...record, checks, verdict: verdictOf(checks) };
}

/** The record with an editor's override on every blocking check. The verdict of the desk stays unchanged. */
export function overridden(
  record: ProvenanceRecord,
  { editor, reason, at }: { readonly editor: Person; readonly reason: string; readonly at: Instant },
): ProvenanceRecord {
  const blocking = blockingChecks(record);
  const checks = record.checks.map((check) =>
    blocking.includes(check) ? { ...check, override: { editorId: editor.id, reason, at } } : check,
  );
  return { ...record, checks };
}

/** Why an article may be published although blocking checks fail: the newest reason; null where none fails. */
export function overrideReasonIn({ checks }: ProvenanceRecord): string | null {
  const overrides = checks.filter(isBlocking).flatMap(({ override }) => override ?? []);
  return overrides.sort((a, b) => (a.at < b.at ? 1 : -1))[0]?.reason ?? null;
}

/**
 * The record of an article on its publication. Where no editor was named, the user who publishes becomes the editor of
 * record: the last one, if it is published again.
 */
export function approved(
  record: ProvenanceRecord,
  { editor, reason, at }: { readonly editor: Person; readonly reason: string | null; readonly at: Instant },
): ProvenanceRecord {
  const named = record.editorOfRecord;
  const who: Pick<EditorOfRecord, 'editorId' | 'name' | 'role'> =
    named.name === null || named.role === 'publisher'
      ? { editorId: editor.id, name: editor.name, role: 'publisher' }
      : named;
  return decided(record, { ...named, ...pick(who), decision: 'approved', at, note: reason }, editor);
}

/** The record of an article that is withdrawn. */
export function held(
  record: ProvenanceRecord,
  { editor, at }: { readonly editor: Person; readonly at: Instant },
): ProvenanceRecord {
  return decided(record, { ...record.editorOfRecord, decision: 'held', at, note: null }, editor);
}

function pick({ editorId, name, role }: Pick<EditorOfRecord, 'editorId' | 'name' | 'role'>) {
  return { editorId, name, role };
}

function decided(record: ProvenanceRecord, editorOfRecord: EditorOfRecord, editor: Person): ProvenanceRecord {
  return {
    ...record,
    revision: record.revision + 1,
    editorOfRecord: { ...editorOfRecord, decidedBy: { editorId: editor.id, name: editor.name } },
  };
}
