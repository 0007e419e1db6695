import { describe, expect, it } from '@jest/globals';
import { readProvenance, readProvenanceHead } from '../../../../src/domain/article/provenance-shape.js';
import { RECORD_VERSION } from '../../../../src/domain/article/provenance.js';
import { asThirdVersion, recordOf } from '../../../support/writing/provenance-record.js';

const stored = (value: object): unknown => JSON.parse(JSON.stringify(value));

describe('the stored record of an article', () => {
  it('is read as it was made', () => {
    const record = recordOf();
    expect(readProvenance(stored(record))).toEqual(record);
  });

  it('is read with settings that today’s bounds refuse', () => {
    const record = { ...recordOf(), settings: { word_count: 1, theirOwn: { camelCase: true } } };
    expect(readProvenance(stored(record))).toEqual(record);
  });

  it.each([1, 2])('is read in version %i with whatever it has', (schemaVersion) => {
    const record = { schemaVersion, sources: 'none' };
    expect(readProvenance(stored(record))).toEqual(record);
    expect(readProvenanceHead(stored(record))).toEqual(record);
  });

  it.each([
    ['article', {}],
    ['how_to', { article_type: 'how_to' as const }],
  ])('is read in version 3 like in the present one, in the form “%s”', (form, settings) => {
    const made = recordOf({ settings });
    const record = {
      ...made,
      sources: made.sources.map((source) => ({ ...source, via: 'search' as const })),
    };
    const third = stored(asThirdVersion(record));
    expect(third).toMatchObject({ digitalSourceType: 'algorithmicMedia', sources: [{ foundBy: 'search' }] });
    expect(readProvenance(third)).toEqual({ ...record, form, subject: null });
    expect(readProvenanceHead(third)).toEqual({ ...readProvenanceHead(stored(record)), subject: null });
  });

  it.each([
    ['is of the third version and lacks a field', { ...asThirdVersion(recordOf()), claims: undefined }],
    ['has no version', { id: 'S1' }],
    ['has the names of REST', { ...recordOf(), schemaVersion: undefined, schema_version: 3 }],
    ['is of a later version', { ...recordOf(), schemaVersion: RECORD_VERSION + 1 }],
    ['lacks a field', { ...recordOf(), claims: undefined }],
    ['has a word that its list has not', { ...recordOf(), verdict: 'good' }],
  ])('is none where it %s', (_, record) => {
    expect(readProvenance(stored(record))).toBeNull();
  });

  it('has no head where it is of a later version', () => {
    expect(readProvenanceHead(stored({ ...recordOf(), schemaVersion: RECORD_VERSION + 1 }))).toBeNull();
  });

  it('has a head without its long parts', () => {
    const record = recordOf();
    const head = readProvenanceHead(stored(record));
    expect(head).toMatchObject({ articleId: record.articleId, verdict: record.verdict });
    expect(Object.keys(head ?? {})).not.toEqual(expect.arrayContaining(['claims']));
    expect(Object.keys(head ?? {})).not.toEqual(expect.arrayContaining(['settings']));
  });
});
