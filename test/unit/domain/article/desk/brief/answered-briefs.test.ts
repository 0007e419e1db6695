import { describe, expect, it } from '@jest/globals';
import type { Draft, DraftBlock } from '../../../../../../src/domain/article/draft.js';
import {
  countTerms,
  segmentSentences,
  subjectOf,
  TermStatistics,
  termsOf,
} from '../../../../../../src/libs/text/index.js';
import { ANSWERED_BRIEFS, type AnsweredBrief } from './answered-briefs.js';
import { checked, inputOf } from '../../../../../support/writing/bakery.js';

function blocksOf(text: string, language: string): DraftBlock[] {
  const items = text.startsWith('- ') ? text.slice(2).split(' - ') : [text];
  return items.map((item, at) => ({
    id: `B${at + 1}`,
    kind: text.startsWith('- ') ? 'item' : 'paragraph',
    sentences: segmentSentences(item, language).map((sentence) => ({ text: sentence.text, evidence: [] })),
  }));
}

function draftOf({ form = 'article', language, texts }: AnsweredBrief, names: string): Draft {
  const parts = names.split(' ').map((name) => (texts[name] ?? '').split(' | '));
  return {
    form,
    lead: parts.flatMap(([text = '', rest]) => (rest === undefined ? blocksOf(text, language) : [])),
    sections: parts.flatMap(([heading = '', text], at) =>
      text === undefined ? [] : [{ id: `H${at + 1}`, heading, blocks: blocksOf(text, language) }],
    ),
  };
}

function verdictOf(brief: AnsweredBrief, names: string): string {
  const { input, language, form, texts } = brief;
  const passages = Object.values(texts).map((text) => countTerms(termsOf(text, language)));
  const subject = subjectOf({ input }, language, undefined, new TermStatistics(passages));
  const settings = form ? { settings: { article_type: form } } : {};
  const draft = draftOf(brief, names);
  return checked('answers_brief', inputOf(draft, { subject, input, language, ...settings })).verdict;
}

const articles = (kind: 'answers' | 'fails' | 'lacks') =>
  ANSWERED_BRIEFS.flatMap((brief) =>
    brief[kind].map(
      (names) => [`${brief.language}, ${brief.input}: ${names}`, verdictOf(brief, names)] as const,
    ),
  );

describe('forty articles of five languages and their briefs', () => {
  it('has as many', () => {
    expect(
      ANSWERED_BRIEFS.flatMap(({ answers, lacks, fails }) => [...answers, ...lacks, ...fails]),
    ).toHaveLength(40);
  });

  it('passes what answers its brief', () => {
    expect(articles('answers').filter(([, verdict]) => verdict !== 'pass')).toEqual([]);
  });

  it('says of what lacks something that it does', () => {
    expect(articles('lacks').filter(([, verdict]) => verdict === 'pass')).toEqual([]);
  });

  it('fails what does not answer', () => {
    expect(articles('fails').filter(([, verdict]) => verdict !== 'fail')).toEqual([]);
  });
});
