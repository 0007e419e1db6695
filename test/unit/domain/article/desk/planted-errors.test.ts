import { describe, expect, test } from '@jest/globals';
import { runDesk } from '../../../../../src/domain/article/desk/desk.js';
import type { Draft, DraftSentence } from '../../../../../src/domain/article/draft.js';
import { sourceOf } from '../../../../support/writing/writer-sources.js';
import { inputOf, paragraph } from '../../../../support/writing/bakery.js';
import { REWORDED } from '../../../../support/writing/orders/reworded.js';
import { itOfMany } from '../../../../support/sample.js';

/** An article as a model could have written it: each passage in a source of its own, each sentence in other words. */
const sources = REWORDED.map(([passage], index) => sourceOf(`S${index + 1}`, `Page ${index + 1}`, [passage]));

function sentence(index: number, text: string, from = index): DraftSentence {
  const [passage] = REWORDED[from]!;
  return { text, evidence: [{ sourceId: `S${from + 1}`, quote: passage, start: 0, end: passage.length }] };
}

type Planted = ReadonlyMap<number, DraftSentence>;

/** The article with sentences replaced by what a careless model would make of them. */
function reportOn(planted: Planted) {
  const sentences = REWORDED.map(([, text], at) => planted.get(at) ?? sentence(at, text));
  const draft: Draft = {
    form: 'article',
    lead: sentences.map((each, at) => paragraph(`B${at + 1}`, each)),
    sections: [],
  };
  return runDesk(inputOf(draft, { sources, subject: { language: 'en', terms: [] } }));
}

/** The checks that name each of the planted sentences, by its place. */
function found(planted: Planted, verdicts: readonly string[] = ['fail']): [index: number, names: string[]][] {
  const checks = reportOn(planted).checks.filter(({ verdict }) => verdicts.includes(verdict));
  return [...planted.keys()].map((index) => [
    index,
    checks
      .filter(({ items }) => items.some(({ blockId }) => blockId === `B${index + 1}`))
      .map(({ name }) => name),
  ]);
}

/** Each with all that the desk must find in it. */
const eachWith = (planted: Planted, ...names: string[]) =>
  [...planted.keys()].map((index) => [index, expect.arrayContaining(names)]);

const all = REWORDED.map((_, index) => index);
const textOf = (index: number) => REWORDED[index]![1];

/** Sentences that stand in the article, one after the other, each with one of these behind it. */
const withAppended = (texts: readonly string[]): Planted =>
  new Map(texts.map((text, at) => [3 + at, sentence(3 + at, `${textOf(3 + at)} ${text}`)]));

describe('the desk over errors planted in reworded sentences', () => {
  test('finds none where none was planted', () => {
    const { checks } = reportOn(new Map());
    expect(checks.filter(({ verdict, name }) => verdict === 'fail' && name !== 'length')).toEqual([]);
    expect(checks.find(({ name }) => name === 'grounding')?.score).toBe(1);
  });

  test('catches every swapped number', () => {
    const withDigits = all.filter((index) => /\d/.test(textOf(index)));
    expect(withDigits.length).toBeGreaterThan(10);
    const planted = new Map(
      withDigits.map((index) => {
        const swapped = textOf(index).replace(/\d+/, (digits) => String(Number(digits) + 7));
        return [index, sentence(index, swapped)];
      }),
    );
    expect(found(planted)).toEqual(eachWith(planted, 'numbers'));
  });

  itOfMany('catches every swapped citation', () => {
    const planted = new Map(
      all.map((index) => [index, sentence(index, textOf(index), (index + 5) % all.length)]),
    );
    expect(found(planted, ['fail', 'warn'])).toEqual(eachWith(planted, 'grounding'));
  });

  test('catches every unknown id, in the evidence and in the text', () => {
    const stranger = {
      ...sentence(3, textOf(3)),
      evidence: [{ sourceId: 'S99', quote: 'x', start: 0, end: 1 }],
    };
    const strange = new Map([[3, stranger]]);
    expect(found(strange)).toEqual(eachWith(strange, 'citation_ids_known', 'grounding'));
    const marked = withAppended(['[S99]', '[S1, S99]', '[s4]', '[ S99 ]']);
    expect(found(marked)).toEqual(eachWith(marked, 'citation_ids_known'));
  });

  itOfMany('catches every bare address', () => {
    const planted = withAppended([
      'See https://evil.example/offer.',
      'See http://x.example.',
      'See www.evil.example/a.',
      'See HTTPS://EVIL.EXAMPLE.',
    ]);
    expect(found(planted)).toEqual(eachWith(planted, 'citation_ids_known'));
  });

  itOfMany('catches every invented quotation', () => {
    const planted = withAppended([
      'She said: “This is the best day of my life”.',
      'She said: "we never saw it coming".',
      'She said: „Wir haben es gewusst“.',
      'She said: « tout va très bien ».',
    ]);
    expect(found(planted)).toEqual(eachWith(planted, 'quotes_verbatim'));
  });

  itOfMany('finds swapped names, not all of them', () => {
    const names = [
      'Harbour',
      'Mill',
      'Marie',
      'Warsaw',
      'Pierre',
      'Elbe',
      'Giant',
      'Hamburg',
      'Bridge',
      'Whitfield',
      'Debian',
      'PostgreSQL',
      'Otto',
      'Brandt',
      'Lisbon',
      'Coimbra',
      'Aveiro',
    ];
    const swaps = names.map((name) => {
      const index = REWORDED.findIndex(([, text]) => text.includes(name));
      const planted = new Map([[index, sentence(index, textOf(index).replaceAll(name, 'Zanzibar'))]]);
      return found(planted, ['fail', 'warn']).some(([, checks]) => checks.includes('grounding'));
    });
    // A name that begins a sentence by itself looks like any other word there.
    expect(swaps.filter(Boolean).length).toBeGreaterThanOrEqual(14);
    expect(swaps).toHaveLength(17);
  });

  itOfMany('catches a negation', () => {
    const denied = textOf(6).replace('sells', 'never sells');
    expect(denied).not.toBe(textOf(6));
    expect(found(new Map([[6, sentence(6, denied)]]))).toEqual([[6, ['grounding']]]);
  });
});
