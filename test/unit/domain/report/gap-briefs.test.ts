import { describe, expect, it } from '@jest/globals';
import { gapBriefs, type BriefMaterial } from '../../../../src/domain/report/gap-briefs.js';
import type { ContentGap } from '../../../../src/domain/report/site/content-gaps.js';
import { gapOf } from '../../../support/writing/content-gap.js';

const MATERIAL: BriefMaterial = {
  language: 'en',
  country: 'NO',
  ownUrl: (id) => (id.startsWith('S') ? `https://ferry.example/${id}` : null),
  titleOf: (id) => `Page ${id}`,
  phrasesOf: () => ['Winter boats', 'Piers', 'Fog'],
};

const settingsOf = (gap: Partial<ContentGap>, material: Partial<BriefMaterial> = {}) =>
  gapBriefs([{ ...gapOf(gap), id: 'G1' }], { ...MATERIAL, ...material })[0]?.brief.settings;

describe('the brief of a gap', () => {
  it('asks for the topic alone, in the language and country of the report, from the pages that touch it', () => {
    expect(
      gapBriefs(
        [{ ...gapOf({ topic: 'dolphin Rock', touching: ['S1', 'W2', 'S1', 'S3'] }), id: 'G7' }],
        MATERIAL,
      ),
    ).toEqual([
      {
        gapId: 'G7',
        brief: {
          input: 'dolphin Rock',
          language: 'en',
          country: 'NO',
          settings: {
            title: 'Dolphin Rock',
            article_type: 'article',
            word_count: 500,
            keywords: ['dolphin Rock'],
            sources: [{ url: 'https://ferry.example/S1' }, { url: 'https://ferry.example/S3' }],
            source_policy: 'given_first',
          },
        },
      },
    ]);
  });

  it('has the headings that name the topic as sections, each once, and none of those beside it', () => {
    const headings = ['Trips to Dolphin Rock', 'Prices', 'trips to dolphin rock', 'Birds on Dolphin Rock'];
    expect(settingsOf({ topic: 'Dolphin Rock', headings })).toMatchObject({
      sections: [{ heading: 'Trips to Dolphin Rock' }, { heading: 'Birds on Dolphin Rock' }],
    });
    expect(settingsOf({ topic: 'Dolphin Rock', headings: headings.slice(0, 2) })).not.toHaveProperty(
      'sections',
    );
  });

  it('has the topic of its page for keywords when the gap is a question; a how-to is written as one', () => {
    const question = { kind: 'unanswered_question', topic: 'Why is it foggy?', touching: ['S1'] } as const;
    expect(settingsOf(question)?.keywords).toEqual(['Winter boats', 'Piers']);
    expect(settingsOf({ ...question, topic: 'How to buy a ticket' })?.article_type).toBe('how_to');
  });

  it('keeps within what a start of an article takes: long names are cut, long addresses left out', () => {
    const long = settingsOf(
      { topic: 'x'.repeat(300), touching: Array.from({ length: 12 }, (_, n) => `S${n}`) },
      { ownUrl: (id) => `https://ferry.example/${id === 'S0' ? 'x'.repeat(2048) : id}` },
    );
    expect(long?.title).toHaveLength(200);
    expect(long?.keywords?.[0]).toHaveLength(80);
    expect(long?.sources).toHaveLength(8);
    expect(long?.sources?.[0]).toEqual({ url: 'https://ferry.example/S1' });
    expect(settingsOf({ topic: 'Qi' })).not.toHaveProperty('title');
  });

  it('is made for the first five gaps', () => {
    const gaps = Array.from({ length: 7 }, (_, n) => ({ ...gapOf({ topic: `Rock ${n}` }), id: `G${n}` }));
    expect(gapBriefs(gaps, MATERIAL).map(({ gapId }) => gapId)).toEqual(['G0', 'G1', 'G2', 'G3', 'G4']);
  });
});
