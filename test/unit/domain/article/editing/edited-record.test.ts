import { describe, expect, it } from '@jest/globals';
import { editedRecord, sourcesOf } from '../../../../../src/domain/article/editing/edited-record.js';
import type { ProvenanceRecord } from '../../../../../src/domain/article/provenance.js';
import { recordOf } from '../../../../support/writing/provenance-record.js';

/** After an edit that removed every sentence. */
function emptied(record: ProvenanceRecord): ProvenanceRecord {
  return editedRecord(record, {
    revision: 2,
    after: { body: '', byline: 'Ada Lock' },
    fields: ['body'],
    draft: { form: 'article', lead: [], sections: [] },
    claims: [],
    checks: [],
    editor: { id: 'an-editor', name: 'Grace Weir' },
    at: '2026-11-20T08:00:00.000000Z',
  });
}

const base = recordOf();
const [claim] = base.claims;
const withTexts = (record: ProvenanceRecord, texts: readonly string[]): ProvenanceRecord => ({
  ...record,
  claims: texts.map((text) => ({ ...claim!, text })),
});
const many = (edit: number) => Array.from({ length: 120 }, (_, n) => `Sentence ${n} of edit ${edit}.`);

describe('sentences that an edit removed', () => {
  it('are recorded with their first 300 characters', () => {
    const [short, long] = ['\u{1D6C0}'.repeat(300), '\u{1D6C0}'.repeat(301)];
    const { edits } = emptied(withTexts(base, [short, long]));
    expect(edits[0]?.removedClaims).toEqual([short, `${'\u{1D6C0}'.repeat(299)}…`]);
  });

  it('are bounded in all edits together, and the newest stay', () => {
    let record = base;
    for (let edit = 1; edit <= 5; edit += 1) record = emptied(withTexts(record, many(edit)));
    expect(record.edits.map(({ removedClaims }) => removedClaims.length)).toEqual([0, 0, 100, 100, 100]);
    expect(record.edits.at(-1)?.removedClaims[0]).toBe('Sentence 0 of edit 5.');
  });
});

describe('a source whose text was deleted', () => {
  it('is judged by what the article rests on, each passage once', () => {
    const [source] = base.sources;
    const evidence = { sourceId: source!.id, start: 0, end: 5, match: null, score: 1 };
    const resting = (...quotes: readonly string[]) => ({
      ...claim!,
      evidence: quotes.map((quote) => ({ ...evidence, quote })),
    });
    const record = {
      ...base,
      sources: [{ ...source!, text: null }],
      claims: [resting('The tide turns.', 'It is high at noon.'), resting('The tide turns.')],
    };
    expect(sourcesOf(record)).toMatchObject([
      { id: source!.id, text: 'The tide turns.\n\nIt is high at noon.', textSha256: source!.textSha256 },
    ]);
  });
});
