import { createHash } from 'node:crypto';
import { countCodePoints, cutCodePoints } from '../../../libs/text/index.js';
import type { Instant } from '../../instant.js';
import type { Source } from '../../research/source.js';
import type { ArticleTexts, EditedField } from './edit.js';
import type { Person } from '../byline.js';
import type { Claim } from '../claims.js';
import { verdictOf } from '../desk/desk-verdict.js';
import type { DeskCheck } from '../desk/desk-check.js';
import type { Draft } from '../draft.js';
import { addressesIn } from '../markup/addresses-in.js';
import {
  citationsOf,
  recordedBlocks,
  recordedCheck,
  recordedClaim,
  type ProvenanceRecord,
  type RecordedCheck,
  type RecordedEdit,
} from '../provenance.js';

/** The newest edits that a record tells of. */
const MOST_EDITS = 100;
/** Removed sentences that one edit tells of. */
const MOST_REMOVED = 100;
/** Those of all edits of a record together: the newest. */
const MOST_REMOVED_OF_ALL = 300;
/** Characters of each. */
const LONGEST_REMOVED = 300;

export interface EditParts {
  /** The revision that the edit makes. */
  readonly revision: number;
  readonly after: Pick<ArticleTexts, 'body' | 'byline'>;
  readonly fields: readonly EditedField[];
  readonly draft: Draft;
  readonly claims: readonly Claim[];
  readonly checks: readonly DeskCheck[];
  readonly editor: Person;
  readonly at: Instant;
}

/** The record of an article that was edited: of the new text, with what the desk found in it and what the editor changed. */
export function editedRecord(record: ProvenanceRecord, parts: EditParts): ProvenanceRecord {
  const { after, claims, draft, editor } = parts;
  const checks = parts.checks.map((check) => withOverride(recordedCheck(check), record));
  const texts = new Set(claims.map(({ text }) => text));
  const linked = addressesIn(after.body);
  const removed = record.claims.flatMap(({ text }) => (texts.has(text) ? [] : [text]));
  return {
    ...record,
    revision: record.revision + 1,
    byline: parts.fields.includes('byline')
      ? { authorId: null, name: after.byline, isPerson: null }
      : record.byline,
    textSha256: createHash('sha256').update(after.body).digest('hex'),
    verdict: verdictOf(checks),
    sources: record.sources.map((source) => {
      const citedCount = citationsOf(source.id, claims);
      return { ...source, citedCount, used: citedCount > 0 };
    }),
    internalLinks: record.internalLinks.filter(({ url }) => linked.includes(url)),
    blocks: recordedBlocks(draft),
    claims: claims.map(recordedClaim),
    checks,
    edits: bounded([
      ...record.edits,
      {
        revision: parts.revision,
        editorId: editor.id,
        name: editor.name,
        at: parts.at,
        fields: parts.fields,
        removedClaims: removed.slice(0, MOST_REMOVED).map(shortened),
      },
    ]),
  };
}

/** A record is read whole with its article: what its edits removed must not be many times the text. */
function bounded(edits: readonly RecordedEdit[]): RecordedEdit[] {
  let left = MOST_REMOVED_OF_ALL;
  return edits
    .slice(-MOST_EDITS)
    .reverse()
    .map((edit) => {
      const removedClaims = edit.removedClaims.slice(0, left);
      left -= removedClaims.length;
      return { ...edit, removedClaims };
    })
    .reverse();
}

function shortened(sentence: string): string {
  if (countCodePoints(sentence) <= LONGEST_REMOVED) return sentence;
  return `${cutCodePoints(sentence, LONGEST_REMOVED - 1)}…`;
}

/** An editor's override stays valid while the check finds nothing that it had not found then. */
function withOverride(check: RecordedCheck, record: ProvenanceRecord): RecordedCheck {
  const before = record.checks.find(({ name }) => name === check.name);
  const known = new Set(before?.items.map(({ message }) => message));
  const isCovered =
    check.verdict === before?.verdict &&
    (check.score ?? 0) === (before.score ?? 0) &&
    check.items.every(({ message }) => known.has(message));
  return isCovered ? { ...check, override: before.override } : check;
}

/** What is left of a source whose text is deleted: the passages that the article rests on, each once. */
function quotesOf(id: string, { claims }: ProvenanceRecord): string {
  const quotes = claims.flatMap(({ evidence }) =>
    evidence.flatMap(({ sourceId, quote }) => (sourceId === id ? [quote] : [])),
  );
  return [...new Set(quotes)].join('\n\n');
}

/** The sources of a record as the desk reads them. */
export function sourcesOf(record: ProvenanceRecord): Source[] {
  return record.sources.map((source) => ({
    id: source.id,
    kind: source.kind,
    rights: source.rights,
    title: source.title,
    url: source.url,
    finalUrl: source.finalUrl,
    site: source.site,
    author: source.author,
    publishedAt: source.publishedAt,
    fetchedAt: source.fetchedAt,
    httpStatus: source.httpStatus,
    contentType: source.contentType,
    language: source.language,
    blocks: [],
    text: source.text ?? quotesOf(source.id, record),
    words: source.words,
    textSha256: source.textSha256,
  }));
}
