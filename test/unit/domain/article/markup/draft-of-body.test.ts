import { describe, expect, it } from '@jest/globals';
import { claimsOf } from '../../../../../src/domain/article/claims.js';
import type { Draft, DraftSentence } from '../../../../../src/domain/article/draft.js';
import { recordedBlocks, recordedClaim } from '../../../../../src/domain/article/provenance.js';
import { assembleBody } from '../../../../../src/domain/article/markup/body.js';
import { draftOfBody } from '../../../../../src/domain/article/markup/draft-of-body.js';
import { sanitiseHtml } from '../../../../../src/domain/article/markup/sanitise.js';
import { countedWork } from '../../../../support/counted-work.js';
import { sourceOf } from '../../../../support/writing/writer-sources.js';
import { itOfMany } from '../../../../support/sample.js';

const LINES = [
  'A lock is a chamber with gates at both ends.',
  'The keeper opens the sluices, and water fills it.',
  'Boats of 20 m & less wait outside.',
  'In 1850 there were 12 locks.',
  'sluice --open \\\n    --gate "north"\n\n# <wait>',
];
const source = sourceOf('S1', 'Locks', LINES);

function said(index: number): DraftSentence {
  const quote = LINES[index]!;
  const start = source.text.indexOf(quote);
  return { text: quote, evidence: [{ sourceId: 'S1', quote, start, end: start + quote.length }] };
}

const framing: DraftSentence = { text: 'Here is how it works.', evidence: [], framing: true };

/** Every kind of block, as an engine writes them. */
const draft: Draft = {
  form: 'article',
  lead: [{ id: 'B1', kind: 'paragraph', sentences: [framing, said(0)] }],
  sections: [
    {
      id: 'H1',
      heading: 'Filling <it>',
      blocks: [
        { id: 'B2', kind: 'paragraph', sentences: [said(1)] },
        { id: 'B3', kind: 'subheading', sentences: [{ text: 'Steps', evidence: [], framing: true }] },
        { id: 'B4', kind: 'step', sentences: [said(1), said(2)] },
        { id: 'B5', kind: 'code', within: true, sentences: [said(4)] },
        { id: 'B6', kind: 'item', within: true, sentences: [said(3)] },
        { id: 'B7', kind: 'item', within: true, sentences: [said(0)] },
        { id: 'B8', kind: 'paragraph', within: true, sentences: [said(2)] },
        { id: 'B9', kind: 'step', sentences: [said(0)] },
        { id: 'B10', kind: 'item', sentences: [said(2)] },
        { id: 'B11', kind: 'code', sentences: [said(4)] },
      ],
    },
    {
      id: 'H2',
      heading: 'Figures',
      blocks: [
        { id: 'B12', kind: 'row', label: '1850', sentences: [said(3)] },
        { id: 'B13', kind: 'quote', sentences: [said(0)] },
      ],
    },
  ],
};

const claims = claimsOf(draft, [source], 'en');
const record = { form: draft.form, blocks: recordedBlocks(draft), claims: claims.map(recordedClaim) };
const sentencesIn = (body: string) => {
  const { lead, sections } = draftOfBody(sanitiseHtml(body), record, 'en').draft;
  return [...lead, ...sections.flatMap(({ blocks }) => blocks)].flatMap(({ sentences }) => sentences);
};

describe('a body that is read back', () => {
  it.each(['inline', 'end', 'none'] as const)(
    'is the draft that it was made of, with citations %s',
    (citations) => {
      const body = assembleBody({ draft, sources: [source], language: 'en', citations });
      const read = draftOfBody(sanitiseHtml(body.html), record, 'en');
      expect(read.draft).toEqual(draft);
      expect(claimsOf(read.draft, [source], 'en')).toEqual(claims);
      expect([read.text, read.wordCount]).toEqual([body.text, body.wordCount]);
    },
  );

  it('is the same where it is written from right to left', () => {
    const body = assembleBody({ draft, sources: [source], language: 'he', citations: 'inline' });
    expect(draftOfBody(sanitiseHtml(body.html), record, 'he').draft).toEqual(draft);
  });

  it('has the evidence of sentences that moved, alone or together', () => {
    const body = `<p>${LINES[3]} Something new stands here.</p><ul><li>${LINES[0]}</li></ul>`;
    expect(sentencesIn(body)).toEqual([
      said(3),
      { text: 'Something new stands here.', evidence: [] },
      said(0),
    ]);
  });

  it('gives an altered sentence the evidence of the one that it was', () => {
    const text = 'In 1850 there were 14 locks.';
    expect(sentencesIn(`<p>${text}</p>`)).toEqual([{ text, evidence: said(3).evidence }]);
  });

  itOfMany('takes a few steps for each sentence, however many of the record are like it', () => {
    const steps = (count: number) => {
      const texts = (end: string) =>
        Array.from({ length: count }, (_, n) => `The keeper opens lock ${n} at dawn${end}.`);
      const known: Draft = {
        form: 'article',
        lead: texts('').map((text, n) => blockOf(text, n)),
        sections: [],
      };
      const many = {
        form: known.form,
        blocks: recordedBlocks(known),
        claims: claimsOf(known, [source], 'en').map(recordedClaim),
      };
      const body = `<p>${texts(' today').join(' ')}</p>`;
      return countedWork(() => draftOfBody(body, many, 'en'));
    };
    const blockOf = (text: string, n: number) => ({
      id: `B${n}`,
      kind: 'paragraph' as const,
      sentences: [{ ...said(0), text }],
    });
    expect(steps(240) / steps(120)).toBeLessThan(2.2);
  });

  it('takes words of a person for no framing', () => {
    expect(sentencesIn('<p>Here is how it never works.</p>')).toEqual([
      { text: 'Here is how it never works.', evidence: [] },
    ]);
    expect(sentencesIn(`<p>${framing.text}</p>`)).toEqual([framing]);
  });

  it('reads text in any element that an article may have', () => {
    const body =
      'Bare &amp; alone.<div><p>In a div.</p></div><dl><dt>A term.</dt><dd>Its meaning.</dd></dl><pre>Code.</pre><hr>' +
      '<table><caption>A caption.</caption><thead><tr><th>Year</th><th>Locks</th></tr></thead>' +
      '<tbody><tr><td>One.</td><td>Two.</td></tr></tbody></table>' +
      '<ul><li>An item.<ul><li>Within it.</li></ul></li></ul><blockquote><p>Said.</p><p>Again.</p></blockquote>' +
      '<h4>Small</h4><p>Line<br>break.</p>';
    const { lead } = draftOfBody(sanitiseHtml(body), record, 'en').draft;
    expect(lead.map(({ kind, sentences }) => [kind, sentences.map(({ text }) => text).join('|')])).toEqual([
      ['paragraph', 'Bare & alone.'],
      ['paragraph', 'In a div.'],
      ['paragraph', 'A term.'],
      ['paragraph', 'Its meaning.'],
      ['code', 'Code.'],
      ['paragraph', 'A caption.'],
      ['row', 'Year Locks'],
      ['row', 'One.|Two.'],
      ['item', 'An item.'],
      ['item', 'Within it.'],
      ['quote', 'Said.'],
      ['quote', 'Again.'],
      ['subheading', 'Small'],
      ['paragraph', 'Line break.'],
    ]);
  });

  it('has no words where nothing is left of it', () => {
    expect(draftOfBody('', record, 'en')).toEqual({
      draft: { form: 'article', lead: [], sections: [] },
      text: '',
      wordCount: 0,
    });
  });
});
