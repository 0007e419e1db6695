import { describe, expect, it } from '@jest/globals';
import { readArtifacts } from '../../../../src/services/article/artifact-shapes.js';

const META = { title: 'Tides', slug: 'tides', metaTitle: 'Tides', metaDescription: 'Of tides.' };
const OUTLINE = {
  title: 'Tides',
  targetWords: 300,
  sections: [{ id: 'H1', heading: 'Ebb', targetWords: 300, sourceIds: ['S1'] }],
};

describe('the stored artifacts of an article', () => {
  it('are parsed one by one, whichever stages have stored theirs', () => {
    expect(readArtifacts({})).toEqual({});
    expect(readArtifacts({ outline: OUTLINE, meta: META, image: null })).toEqual({
      outline: OUTLINE,
      meta: META,
      image: null,
    });
  });

  it.each([
    ['a part is missing', { meta: { ...META, slug: undefined } }],
    ['a part is of another type', { outline: { ...OUTLINE, targetWords: 'many' } }],
    ['it is nothing at all', { research: null }],
    [
      'a word is not of its list',
      { draft: { lead: [{ id: 'B1', kind: 'poem', sentences: [] }], sections: [] } },
    ],
  ])('are refused where %s', (_what, stored) => {
    expect(() => readArtifacts(stored)).toThrow(/invalid/i);
  });
});
