import { describe, expect, test } from '@jest/globals';
import type { DeskInput } from '../../../../../../src/domain/article/desk/desk-check.js';
import type { Draft, DraftBlock } from '../../../../../../src/domain/article/draft.js';
import {
  countTerms,
  subjectOf,
  TermStatistics,
  type Subject,
} from '../../../../../../src/libs/text/index.js';
import { checked, inputOf, resting } from '../../../../../support/writing/bakery.js';
import { sourceOf } from '../../../../../support/writing/writer-sources.js';

const KILN: Subject = {
  language: 'en',
  terms: [
    { term: 'potteri', word: 'pottery', weight: 0.2, required: false },
    { term: 'kiln', word: 'kiln', weight: 0.8, required: true },
  ],
};

let blocks = 0;
const block = (kind: DraftBlock['kind'], ...texts: string[]): DraftBlock => {
  blocks += 1;
  return { id: `B${blocks}`, kind, sentences: texts.map((text) => ({ text, evidence: [] })) };
};
const text = (...texts: string[]) => block('paragraph', ...texts);
const section = (heading: string, ...own: DraftBlock[]) => ({ id: 'H1', heading, blocks: own });

const LEAD = text('A kiln hardens clay by heat.');
const FIRING = section(
  'Firing',
  text('The kiln is heated slowly for eight hours.', 'Then it cools for a day.'),
);
const FUEL = section('Fuel', text('Most kilns burn gas, and some burn wood.'));
const MARKET = section(
  'The town market',
  text('Farmers sell apples and honey on Fridays.', 'Music plays until late at night.'),
);

const draftOf = (...sections: Draft['sections'][number][]): Draft => ({
  form: 'article',
  lead: [LEAD],
  sections,
});
const judge = (draft: Draft, more: Partial<DeskInput> = {}) =>
  checked('answers_brief', inputOf(draft, { subject: KILN, ...more }));
const messages = (draft: Draft, more: Partial<DeskInput> = {}) =>
  judge(draft, more).items.map(({ message }) => message);

describe('answers_brief', () => {
  test('passes an article that is on the subject throughout', () => {
    expect(judge(draftOf(FIRING, FUEL))).toMatchObject({
      verdict: 'pass',
      blocking: true,
      score: 1,
      threshold: 0.8,
      items: [],
    });
  });

  test('warns of a section off the subject, by its name', () => {
    const check = judge(draftOf(FIRING, FUEL, MARKET));
    expect(check.verdict).toBe('warn');
    expect(check.score).toBeCloseTo(0.68, 2);
    expect(check.summary).toBe(
      'Section “The town market” is not on the subject. 68 % of the words and 2 of 3 sections are on the subject of the brief.',
    );
    expect(check.items).toEqual([
      { blockId: null, message: 'Section “The town market” is not on the subject.' },
    ]);
  });

  test('fails an article with less than half of its words on the subject', () => {
    const square = section('The square', text('Four old elms stand there.', 'A fountain runs in summer.'));
    expect(judge(draftOf(FUEL, MARKET, square))).toMatchObject({ verdict: 'fail' });
  });

  test('warns of a word that the title alone names, where the text names two others', () => {
    const heavy: Subject = {
      language: 'en',
      terms: [
        { term: 'raku', word: 'raku', weight: 0.6, required: true },
        { term: 'kiln', word: 'kiln', weight: 0.2, required: true },
        { term: 'clay', word: 'clay', weight: 0.2, required: false },
      ],
    };
    const ofTitle = (title: string) => {
      const { outline } = inputOf(draftOf(FIRING), {});
      return judge(draftOf(FIRING), { subject: heavy, outline: { ...outline, title } });
    };
    expect(ofTitle('Kilns of clay').verdict).toBe('fail');
    const named = ofTitle('The raku kiln');
    expect(named.verdict).not.toBe('fail');
    expect(named.items.map(({ message }) => message)).toContain('“raku” is named in the title alone.');
    // One other word of the text is not enough.
    const { outline } = inputOf(draftOf(FIRING), {});
    const two: Subject = { ...heavy, terms: heavy.terms.slice(0, 2) };
    const alone = { subject: two, outline: { ...outline, title: 'The raku kiln' } };
    expect(judge(draftOf(FIRING), alone).verdict).toBe('fail');
  });

  test('counts a paragraph by the headings above it', () => {
    const under = section('Hours', block('subheading', 'The kiln'), text('It cools for a day.'));
    expect(judge(draftOf(under)).verdict).toBe('pass');
    expect(judge(draftOf(section('The kiln', text('It cools for a day.')))).verdict).toBe('pass');
  });

  test('counts a section that says in other words what the rest is about', () => {
    const again = section('Then', text('It is heated slowly, and cools for hours.'));
    const other = section('Then', text('It is sold slowly, and rests for years.'));
    expect(judge(draftOf(FIRING, again)).verdict).toBe('pass');
    expect(judge(draftOf(FIRING, other)).verdict).toBe('warn');
  });

  test('asks for words of less weight where a text has them all', () => {
    const even: Subject = {
      ...KILN,
      terms: KILN.terms.map((term) => ({ ...term, weight: 0.5, required: false })),
    };
    const pottery = section('Pottery', text('Pots are shaped on a wheel.'));
    expect(judge(draftOf(pottery), { subject: even }).verdict).toBe('pass');
    expect(judge(draftOf(pottery)).verdict).toBe('warn');
  });

  test('does not read listings', () => {
    const listed = section(
      'Firing',
      block('code', 'apples honey fridays music night'),
      text('Heat the kiln.'),
    );
    expect(judge(draftOf(listed)).score).toBe(1);
  });

  test('warns where the lead does not name the subject', () => {
    const draft = { ...draftOf(FIRING, FUEL), lead: [text('Clay is old.')] };
    expect(judge(draft).verdict).toBe('warn');
    expect(messages(draft)).toEqual(['The first paragraph does not name the subject.']);
  });

  test('warns of a required word that is never named', () => {
    const glaze = { term: 'glaze', word: 'glazes', weight: 0.4, required: true };
    const kiln = { term: 'kiln', word: 'kiln', weight: 0.6, required: true };
    const subject = { ...KILN, terms: [kiln, glaze] };
    expect(judge(draftOf(FIRING), { subject }).verdict).toBe('warn');
    expect(messages(draftOf(FIRING), { subject })).toEqual(['“glazes” is never named.']);
  });

  test('counts a word that is never named once, and not against each paragraph, where most are named', () => {
    const term = (word: string, weight = 0.2) => ({ term: word, word, weight, required: true });
    const lead = [text('A kiln hardens clay by heat.')];
    const draft = {
      ...draftOf(
        section(
          'The town',
          text('The kiln of the town is old, and its walls lean to the river and the market.'),
        ),
      ),
      lead,
    };
    const judged = (guild: number) =>
      judge(draft, {
        subject: {
          ...KILN,
          terms: [...['kiln', 'clay', 'heat'].map((word) => term(word)), term('guild', guild)],
        },
      });
    expect(judged(0.4)).toMatchObject({ verdict: 'warn', score: 1 });
    expect(judged(0.9).score).toBeLessThan(1);
  });

  describe('of a brief of which most words are never named', () => {
    const term = (word: string, weight = 0.2) => ({ term: word, word, weight, required: true });
    const missing = ['barter', 'guild', 'envoy'].map((word) => term(word, 0.18));
    const subject = { ...KILN, terms: [term('kiln', 0.26), term('clay'), ...missing] };
    const says = (...texts: string[]) => ({ subject, sources: [sourceOf('S1', 'Potters', texts)] });

    test('fails an article where the sources name them', () => {
      const sources = says('A kiln hardens clay.', 'The guild set the barter, and an envoy took it abroad.');
      expect(judge(draftOf(FIRING), sources).verdict).toBe('fail');
    });

    test('warns where no source names them, and tells which they are', () => {
      const sources = says('A kiln hardens clay.', 'The guild met in the hall.');
      expect(judge(draftOf(FIRING), sources).verdict).toBe('warn');
      expect(messages(draftOf(FIRING), sources)).toEqual(
        ['barter', 'guild', 'envoy'].map((word) => `“${word}” is never named.`),
      );
    });

    test('takes titles of sources for what they say', () => {
      const sources = [sourceOf('S1', 'Guild, barter and envoy', ['A kiln hardens clay.'])];
      expect(judge(draftOf(FIRING), { subject, sources }).verdict).toBe('fail');
    });

    test('holds what is missing against what the sources can name, and not against all', () => {
      // Of 1, 0.2 is in no source; 0.42 is missing of the 0.8 that are left.
      const terms = [
        term('kiln'),
        term('clay', 0.18),
        term('barter', 0.21),
        term('guild', 0.21),
        term('envoy'),
      ];
      const sources = says('A kiln hardens clay.', 'The guild set the barter.');
      expect(judge(draftOf(FIRING), { ...sources, subject: { ...KILN, terms } }).verdict).toBe('fail');
      const fewer = [
        term('kiln', 0.26),
        term('clay'),
        term('barter', 0.17),
        term('guild', 0.17),
        term('envoy'),
      ];
      expect(judge(draftOf(FIRING), { ...sources, subject: { ...KILN, terms: fewer } }).verdict).toBe('warn');
    });

    test('fails where the article names one word alone, or none as heavy as one that is missing', () => {
      const one = {
        ...says('Kilns are hot.'),
        subject: { ...KILN, terms: [term('kiln'), term('guild', 0.8)] },
      };
      expect(judge(draftOf(FIRING), one).verdict).toBe('fail');
      const heavy = ['kiln', 'clay'].map((word) => term(word, 0.1));
      const sources = {
        ...says('A kiln hardens clay.'),
        subject: { ...KILN, terms: [...heavy, term('guild', 0.8)] },
      };
      expect(judge(draftOf(FIRING), sources).verdict).toBe('fail');
    });
  });

  test('warns of a keyword that is not used, in whatever form', () => {
    const settings = { keywords: ['gas kiln', 'kiln heating', 'raku'] };
    expect(judge(draftOf(FIRING, FUEL), { settings }).verdict).toBe('warn');
    expect(messages(draftOf(FIRING, FUEL), { settings })).toEqual(['The keyword “raku” is not used.']);
  });

  test('warns of a heading of the brief that was dropped, and fails when half of them were', () => {
    const asked = (...headings: string[]) => ({
      settings: { sections: headings.map((heading) => ({ heading })) },
    });
    expect(judge(draftOf(FIRING, FUEL), asked('firing', 'Fuel')).verdict).toBe('pass');
    expect(judge(draftOf(FIRING, FUEL), asked('Firing', 'Fuel', 'Glazing')).verdict).toBe('warn');
    expect(messages(draftOf(FIRING), asked('Firing', 'Glazing'))).toEqual([
      'The brief’s heading “Glazing” is missing.',
    ]);
    expect(judge(draftOf(FIRING), asked('Firing', 'Glazing')).verdict).toBe('fail');
  });

  test('takes what stands under a heading of the brief by that heading, too', () => {
    const asked = { settings: { sections: [{ heading: 'Honey and apples' }, { heading: 'Firing' }] } };
    const under = section('Honey and apples', text('Farmers sell apples and honey on Fridays.'));
    expect(judge(draftOf(FIRING, under), asked).verdict).toBe('pass');
    expect(judge(draftOf(FIRING, under)).verdict).toBe('warn');
    const wrong = section('Honey and apples', text('Music plays until late at night.'));
    expect(judge(draftOf(FIRING, wrong), asked).verdict).toBe('warn');
  });

  test('is skipped where the record does not have the subject', () => {
    const { subject: _none, ...input } = inputOf(draftOf(FIRING));
    expect(checked('answers_brief', input)).toMatchObject({ verdict: 'skipped', score: null });
  });

  test('fails an article that never names words of half of the weight of the subject', () => {
    const passages = new TermStatistics([countTerms(['debian']), countTerms(['debian', 'releas'])]);
    const subject = subjectOf({ input: 'How to set up a firewall on Debian' }, 'en', undefined, passages);
    const debian = section('Debian', text('Debian is released every two years by volunteers.'));
    const draft = { ...draftOf(debian), lead: [text('Debian is made by volunteers.')] };
    expect(judge(draft, { subject }).verdict).toBe('fail');
    expect(messages(draft, { subject })).toEqual(['“firewall” is never named.']);
    const both = section('Debian', text('A firewall of Debian drops packets.'));
    expect(judge({ ...draft, sections: [both] }, { subject }).verdict).toBe('pass');
  });

  test('fails for no word that is heavier than the required ones', () => {
    const odd = { term: 'proper', word: 'properly', weight: 0.6, required: false };
    const kiln = { term: 'kiln', word: 'kiln', weight: 0.4, required: true };
    const subject = { ...KILN, terms: [kiln, odd] };
    expect(judge(draftOf(FIRING, FUEL), { subject })).toMatchObject({ verdict: 'pass', items: [] });
  });

  test('warns, and asks for no words, where the brief names nothing', () => {
    const check = judge(draftOf(MARKET), { subject: { language: 'en', terms: [] } });
    expect(check).toMatchObject({ verdict: 'warn', score: 1 });
    expect(check.items).toHaveLength(1);
    expect(check.summary).toBe('The brief names nothing that the article must be about.');
  });

  test.each([
    ['de', 'Wie richtet man einen Brennofen ein?', 'Der Brennofen härtet Ton.', 'Äpfel gibt es freitags.'],
    ['fr', 'Comment allumer un four', 'Le four durcit la terre.', 'Les pommes viennent le vendredi.'],
    ['ja', '陶芸の始め方', '陶芸では粘土を焼く。', '金曜日に林檎を売る。'],
  ])('judges by the same words in %s', (language, input, on, off) => {
    const subject = subjectOf({ input }, language);
    const of = (said: string) => ({ form: 'article' as const, lead: [text(said)], sections: [] });
    expect(judge(of(on), { subject, language }).verdict).not.toBe('fail');
    expect(judge(of(off), { subject, language }).verdict).toBe('fail');
  });
});

describe('answers_brief of a thing and what the brief lists of it', () => {
  const term = (word: string, weight: number, required = false) => ({ term: word, word, weight, required });
  const terms = [
    term('kiln', 0.2),
    term('garden', 0.1),
    term('price', 0.35, true),
    term('lesson', 0.35, true),
  ];
  const subject = { ...KILN, terms };
  const judgedOf = (input: string, sections: readonly Draft['sections'][number][] = [FIRING, FUEL]) =>
    judge(draftOf(...sections), { input, subject });

  test('takes a paragraph on the thing for one on the subject, though it names nothing of the list', () => {
    expect(judgedOf('A guide to the garden kiln, with prices and lessons').score).toBe(1);
    expect(judgedOf('Prices, lessons and the garden kiln').score).toBe(0);
    expect(judgedOf('Prices of a lesson on a garden kiln').score).toBe(0);
  });

  test('takes no paragraph for one that has less than half of the thing, or is about something else', () => {
    const garden = section('The garden', text('Roses grow along the garden wall.'));
    expect(
      judgedOf('A guide to the garden kiln, with prices and lessons', [garden, MARKET]).score,
    ).toBeLessThan(0.5);
  });
});

describe('answers_brief of the parts and facts of a brief', () => {
  const asks = (input: string) => ({ input });
  const LOAD = section('Loading the kiln', text('Load the kiln with dry pots.'));

  test('names a part that nothing tells, and fails where half of them are not touched', () => {
    const input = 'A kiln: firing, fuel and glazing';
    expect(judge(draftOf(FIRING, FUEL), asks(input)).verdict).toBe('warn');
    expect(messages(draftOf(FIRING, FUEL), asks(input))).toEqual([
      'The brief asks for “glazing”, and no section or paragraph covers it.',
    ]);
    expect(judge(draftOf(LOAD), asks(input)).verdict).toBe('fail');
  });

  test('takes a part of a brief that names headings for answered by those', () => {
    const settings = { sections: [{ heading: 'Firing' }] };
    expect(messages(draftOf(FIRING), { ...asks('A kiln: firing, fuel and glazing'), settings })).toEqual([]);
  });

  test('fails where an amount or a decision is asked for and none is given', () => {
    expect(judge(draftOf(LOAD), asks('How much a kiln costs')).verdict).toBe('fail');
    expect(messages(draftOf(LOAD), asks('What the council decided about the kiln'))).toEqual([
      'The brief asks for what was decided (“What the council decided about the kiln”), and the article tells none.',
    ]);
    const priced = section('Buying', text('A kiln costs £900.'));
    expect(judge(draftOf(priced), asks('How much a kiln costs')).verdict).toBe('pass');
  });

  test('warns where a date is asked for and none is given', () => {
    expect(judge(draftOf(LOAD), asks('When the kiln is lit')).verdict).toBe('warn');
    const dated = section('Lighting', text('The kiln is lit on 3 May 2027.'));
    expect(judge(draftOf(dated), asks('When the kiln is lit')).verdict).toBe('pass');
  });

  test('warns where one section of a source is spread over the sections of another', () => {
    const source = sourceOf('S1', 'News', [
      '## The dinner',
      'The kiln dinner costs £20.',
      'Choose a kiln menu by May.',
      'The kiln speaker is Ruth.',
      '## Repairs',
      'Kiln repairs are on Mondays.',
      'Bring kiln bricks.',
    ]);
    const said = (...quotes: string[]) => ({
      ...block('paragraph'),
      sentences: quotes.map((quote) => resting(quote, quote, source)),
    });
    const menu = 'Choose a kiln menu by May.';
    const dinner = said('The kiln dinner costs £20.', 'The kiln speaker is Ruth.');
    const repairs = ['Kiln repairs are on Mondays.', 'Bring kiln bricks.'];
    const torn = draftOf(section('Dinner', dinner), section('Repairing', said(...repairs, menu)));
    expect(messages(torn, { sources: [source] })).toEqual([
      'What a source says under “The dinner” is spread over “Dinner”, “Repairing”.',
    ]);
    const whole = draftOf(section('Dinner', dinner, said(menu)), section('Repairing', said(...repairs)));
    expect(messages(whole, { sources: [source] })).toEqual([]);
  });
});

describe('answers_brief of a form', () => {
  const asked = (article_type: Draft['form'], more = {}) => ({ settings: { article_type, ...more } });
  const as = (form: Draft['form'], ...sections: Draft['sections'][number][]): Draft => ({
    ...draftOf(...sections),
    form,
  });

  test('warns where another form was printed', () => {
    const draft = as('article', FIRING);
    expect(judge(draft, asked('digest')).verdict).toBe('warn');
    expect(messages(draft, asked('digest'))).toEqual([
      'The brief asks for a digest, and this is written as an article.',
    ]);
  });

  test('fails a how-to without steps', () => {
    const steps = section('Firing', block('step', 'Load the kiln.'), block('step', 'Light the kiln.'));
    expect(judge(as('how_to', steps), asked('how_to')).verdict).toBe('pass');
    expect(judge(as('how_to', FIRING), asked('how_to')).verdict).toBe('fail');
    expect(messages(as('article', FIRING), asked('how_to'))).toContain('The how-to has no steps.');
  });

  test('warns of a how-to without a command that its cited pages show', () => {
    const page = (lines: readonly string[]) => sourceOf('S1', 'Kilns', lines);
    const shown = page(['Light the kiln:', '$ kiln --light', 'Stop the kiln:', '$ kiln --stop']);
    const evidence = [{ sourceId: 'S1', quote: 'Light the kiln.', start: 0, end: 15 }];
    const step = (text: string): DraftBlock => ({ ...block('step', text), sentences: [{ text, evidence }] });
    const steps = [step('Load the kiln.'), step('Light the kiln.')];
    const told = (blocksOf: readonly DraftBlock[], source: ReturnType<typeof page>) =>
      messages(as('how_to', section('Firing', ...blocksOf)), { ...asked('how_to'), sources: [source] });
    const message = 'The how-to shows no command, and the pages that it cites have 2 listings.';
    expect(told(steps, shown)).toContain(message);
    expect(told([...steps, block('code', 'kiln --light')], shown)).not.toContain(message);
    expect(told(steps, page(['Light the kiln.']))).not.toContain(message);
  });

  test('fails a listicle with fewer than three entries', () => {
    expect(judge(as('listicle', FIRING, FUEL), asked('listicle')).verdict).toBe('fail');
    const items = ['Gas kilns.', 'Wood kilns.', 'Raku kilns.'].map((each) => block('item', each));
    expect(judge(as('listicle', section('Kilns', ...items)), asked('listicle')).verdict).toBe('pass');
  });

  test('warns of fewer entries than the brief asks for, and fails with less than half', () => {
    const input = { input: 'Seven kilns' };
    const of = (count: number) =>
      as(
        'listicle',
        section('Kilns', ...Array.from({ length: count }, (_, at) => block('item', `Kiln ${at}.`))),
      );
    expect(judge(of(7), { ...asked('listicle'), ...input }).verdict).toBe('pass');
    expect(judge(of(5), { ...asked('listicle'), ...input }).verdict).toBe('warn');
    expect(judge(of(3), { ...asked('listicle'), ...input }).verdict).toBe('fail');
    // A number elsewhere may be a name's.
    const named = { ...input, input: 'Kiln 17 things to know' };
    expect(judge(of(3), { ...asked('listicle'), ...named }).verdict).toBe('warn');
    expect(messages(of(3), { ...asked('listicle'), ...input })).toContain(
      'The brief asks for 7 entries, and the listicle has 3.',
    );
  });

  test('names the things compared that are missing, or have one sentence', () => {
    const input = { input: 'Gas, wood or electric kilns' };
    const gas = section('Gas', text('Gas kilns are cheap.', 'Gas burns clean.'));
    const wood = section('Wood', text('Kilns of wood smell.'), text('They glow.'));
    const draft = as('comparison', gas, wood);
    const said = messages(draft, { ...asked('comparison'), ...input });
    expect(said).toContain('The comparison does not name “electric kilns”.');
    expect(said).toContain('The comparison has one sentence on “wood”.');
    expect(judge(as('comparison', gas), { ...asked('comparison'), ...input }).verdict).toBe('fail');
  });

  test('fails a comparison that names one side only', () => {
    const subject = {
      language: 'en',
      terms: ['gas', 'wood'].map((term) => ({ term, word: term, weight: 0.5, required: true })),
    };
    const gas = section('Gas', text('Gas burns clean.'));
    const both = section('Both', text('Gas burns clean, and wood gives ash.'));
    const only = { ...as('comparison', gas), lead: [text('Gas is cheap.')] };
    expect(judge(only, { ...asked('comparison'), subject }).verdict).toBe('fail');
    expect(messages(only, { ...asked('comparison'), subject })).toContain('The comparison names “gas” only.');
    expect(messages(as('comparison', FIRING), { ...asked('comparison'), subject })).toContain(
      'The comparison names none of the things compared.',
    );
    const sound = { ...as('comparison', both), lead: [text('Gas is cheap.')] };
    expect(judge(sound, { ...asked('comparison'), subject }).verdict).toBe('pass');
  });

  test('fails an FAQ without answers, and warns of a question without one', () => {
    const answered = [block('subheading', 'How hot is a kiln?'), text('A kiln has 900 degrees and more.')];
    const open = block('subheading', 'Who lights the kiln?');
    expect(judge(as('faq', section('FAQ', ...answered)), asked('faq')).verdict).toBe('pass');
    expect(judge(as('faq', section('How hot is a kiln?', text('Very hot.'))), asked('faq')).verdict).toBe(
      'pass',
    );
    const half = as('faq', section('FAQ', open, ...answered));
    expect(judge(half, asked('faq')).verdict).toBe('warn');
    expect(messages(half, asked('faq'))).toEqual(['“Who lights the kiln?” has no answer.']);
    expect(judge(as('faq', section('FAQ', open)), asked('faq')).verdict).toBe('fail');
    expect(messages(as('faq', FIRING), asked('faq'))).toEqual(['The FAQ answers no question.']);
  });

  test('takes a semicolon for a question mark in Greek alone', () => {
    const draft = as('faq', section('FAQ', block('item', 'The kiln is hot;'), text('It burns gas.')));
    expect(judge(draft, asked('faq')).verdict).toBe('fail');
    const subject = { ...KILN, language: 'el' };
    expect(messages(draft, { ...asked('faq'), subject })).not.toContain('The FAQ answers no question.');
  });

  test('fails no form where the brief gives headings of its own', () => {
    const own = asked('how_to', { sections: [{ heading: 'Firing' }] });
    expect(judge(as('article', FIRING), own).verdict).toBe('warn');
    expect(messages(as('article', FIRING), own)).toContain('The how-to has no steps.');
  });
});
