import { describe, expect, it } from '@jest/globals';
import { subjectOf } from '../../../../src/libs/text/index.js';
import { readArtifacts } from '../../../../src/services/article/artifact-shapes.js';
import { readReportArtifacts } from '../../../../src/services/report/artifact-shapes.js';

const META = { title: 'Tides', slug: 'tides', metaTitle: 'Tides', metaDescription: 'Of tides.' };
const OUTLINE = {
  title: 'Tides',
  targetWords: 300,
  sections: [{ id: 'H1', heading: 'Ebb', targetWords: 300, sourceIds: ['S1'] }],
};

const BRIEF = {
  language: 'en',
  country: null,
  seed: 1,
  briefSha256: 'b'.repeat(64),
  people: { author: null, editor: null },
  houseStyle: null,
};
const RESEARCH = {
  subject: subjectOf({ input: 'Tides' }, 'en'),
  sources: [],
  dropped: [],
  queries: [],
  links: [],
};
const DRAFT = { form: 'article', lead: [], sections: [] };
const CHECKS = { checks: [], claims: [], verdict: 'pass' };

const WHOLE = { brief: BRIEF, research: RESEARCH, outline: OUTLINE, draft: DRAFT, meta: META, image: null };

describe('the stored artifacts of an article', () => {
  it('are read as they were stored, as far as the stages have come', () => {
    expect(readArtifacts({})).toEqual({});
    const { brief, research, outline } = WHOLE;
    expect(readArtifacts({ brief, research, outline })).toEqual({ brief, research, outline });
    const all = { ...WHOLE, checks: CHECKS };
    expect(readArtifacts(all)).toEqual(all);
  });

  it.each([
    ['a part is missing', 'brief', { ...BRIEF, houseStyle: undefined }],
    ['it is nothing at all', 'research', null],
    ['it has no subject, as before there were any', 'research', { ...RESEARCH, subject: undefined }],
    ['a part is of another type', 'outline', { ...OUTLINE, targetWords: 'many' }],
    ['it has no form, as before there were any', 'draft', { lead: [], sections: [] }],
    ['a word is not of its list', 'draft', { ...DRAFT, lead: [{ id: 'B1', kind: 'poem', sentences: [] }] }],
  ])('end before one where %s', (_what, stage, stored) => {
    const read = readArtifacts({ ...WHOLE, checks: CHECKS, [stage]: stored });
    const names = Object.keys(WHOLE);
    expect(Object.keys(read)).toEqual(names.slice(0, names.indexOf(stage)));
  });
});

describe('the stored artifacts of a report', () => {
  it('end before one of another shape', () => {
    const plan = {
      title: 'A report',
      input: 'A site',
      topics: [],
      gaps: [],
      questions: [],
      limits: [],
      tookMs: 1,
    };
    expect(readReportArtifacts({ site: { home: 'https://a.example/' }, plan })).toEqual({});
  });
});
