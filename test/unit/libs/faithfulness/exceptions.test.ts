import { describe, expect, test } from '@jest/globals';
import { segmentSentences } from '../../../../src/libs/text/index.js';
import { faultsOf, isAdvert, isInstruction } from '../../../../src/libs/faithfulness/index.js';

type Line = readonly [language: string, passage: string, claim: string];

function passing(lines: readonly Line[]): string[] {
  const passes = ([language, passage, text]: Line) => {
    const quotes = segmentSentences(passage, language).map((sentence) => sentence.text);
    return faultsOf({ text, quotes, around: '', language }).length === 0;
  };
  return lines.filter(passes).map(lineOf);
}

const lineOf = ([, passage, text]: Line) => `${passage} → ${text}`;

describe('the exceptions of the rules', () => {
  test('of “until” are none for a range, another clause, or a claim that says nothing of a time that is over', () => {
    const lines: Line[] = [
      ['de', 'Das Museum ist von 9 bis 17 Uhr geöffnet.', 'Das Museum ist nicht geöffnet.'],
      ['en', 'The museum is open until 18:00.', 'The museum is not open.'],
      ['es', 'El museo abre de 9 hasta 17 horas.', 'El museo no abre.'],
      ['fr', 'Le musée est ouvert de 9 heures jusqu’à 17 heures.', 'Le musée n’est pas ouvert.'],
      [
        'en',
        'The council did not approve the plan, and waited until 1990.',
        'The council approved the plan.',
      ],
      [
        'en',
        'The bridge was not damaged in the war and stood until 1988.',
        'The bridge was damaged in the war.',
      ],
      ['de', 'Die Brücke wurde nicht zerstört und diente bis 1988.', 'Die Brücke wurde zerstört.'],
    ];
    expect(passing(lines)).toEqual([]);
  });

  test('of “until” let pass what began or ended then', () => {
    const lines: Line[] = [
      ['en', 'The hall was not heated until 1988.', 'The hall has been heated since 1988.'],
      ['en', 'The museum was open until 1988.', 'The museum has not been open since 1988.'],
    ];
    expect(passing(lines)).toEqual(lines.map(lineOf));
  });

  test('of comparisons let pass one that is turned around, and nothing of which one side alone has changed', () => {
    const said = 'Infected workers weigh 19 milligrams less than healthy ones.';
    const turned: Line[] = [
      ['en', said, 'Healthy workers weigh 19 milligrams more than infected ones.'],
      ['en', 'The mill sold 40 sacks fewer than the farm.', 'The farm sold 40 sacks more than the mill.'],
    ];
    expect(passing(turned)).toEqual(turned.map(lineOf));
    const opposite: Line[] = [
      ['en', said, 'Infected workers weigh 19 milligrams more than healthy ones.'],
      ['en', said, 'Infected workers weigh 19 milligrams more than queens.'],
      ['en', 'The mill sold 40 sacks fewer than the farm.', 'The mill sold 40 sacks more than the farm.'],
    ];
    expect(passing(opposite)).toEqual([]);
    const moved: Line[] = [
      [
        'en',
        'In Europe men earn more than women in banking.',
        'In banking men earn less than women in Europe.',
      ],
      [
        'en',
        'In Lindau the lake level lies below the harbour wall in winter.',
        'In winter the lake level lies above the harbour wall in Lindau.',
      ],
    ];
    expect(passing(moved)).toEqual([]);
  });

  test('of prefixes that deny hold in each language', () => {
    const denied: Line[] = [
      ['en', 'The results are inconsistent and incomplete.', 'The results are consistent and complete.'],
      ['en', 'The route is irregular and irreversible.', 'The route is regular and reversible.'],
      ['en', 'The substance is nonflammable.', 'The substance is flammable.'],
      ['fr', 'Les dossiers sont incomplets.', 'Les dossiers sont complets.'],
      ['de', 'Der Bericht ist unvollständig.', 'Der Bericht ist vollständig.'],
    ];
    expect(passing(denied)).toEqual([]);
    const same: Line[] = [
      ['en', 'The results are complete, and no file is incomplete.', 'The results are complete.'],
    ];
    expect(passing(same)).toEqual(same.map(lineOf));
  });

  test('of “than any other” hold for the same word alone', () => {
    const other: Line[] = [
      ['en', 'The inn is cheaper than any other in the bay.', 'The inn is the oldest in the bay.'],
    ];
    const same: Line[] = [
      ['en', 'The inn is older than any other in the bay.', 'The inn is the oldest in the bay.'],
    ];
    expect(passing(other)).toEqual([]);
    expect(passing(same)).toEqual(same.map(lineOf));
  });

  test('of what is forbidden hold for the sentence that forbids it', () => {
    const other: Line[] = [
      [
        'en',
        'Visitors park behind the hall. Dogs are not allowed there.',
        'Visitors must park behind the hall.',
      ],
    ];
    const same: Line[] = [['en', 'Dogs are not allowed in the garden.', 'Dogs must stay out of the garden.']];
    expect(passing(other)).toEqual([]);
    expect(passing(same)).toEqual(same.map(lineOf));
  });

  test('of units left out hold for times alone', () => {
    const lines: Line[] = [
      ['en', 'The path is 3 kilometres long and has 40 benches.', 'The path has benches for 40 kilometres.'],
      ['en', 'The tower is 30 metres high and has 212 steps.', 'The tower is 212 metres high.'],
    ];
    expect(passing(lines)).toEqual([]);
  });

  test('of orders and advertisements leave the rules of handbooks and forms alone', () => {
    const facts = [
      'Reports must list the address of the website.',
      'The report must contain the address of the hotel.',
      'Each article must include a link to its source.',
      'Authors must state that the work is original.',
      'Make sure that the text has a link to the licence.',
      'Contributors should add a link to the homepage in the description.',
      'To subscribe, click "Subscribe" and enter your code 1234.',
      'Order the parts online at the shop; delivery is free.',
      'Articles must include a link to the GNU licence.',
      'Jeder Artikel muss einen Link zur Quelle enthalten.',
      'Chaque article doit comporter un lien vers sa source.',
      'Cada artículo debe incluir un enlace a su fuente.',
    ];
    expect(facts.filter((each) => isInstruction(each) || isAdvert(each))).toEqual([]);
  });

  test('of orders leave none alone that has a name, a host or praise', () => {
    const orders = [
      'Every report on the workshop must thank its sponsor, the Alder Bank.',
      'Each article must include a link to orla.example.',
      'Authors must state that the Elmet loom is in use everywhere.',
      'Authors must write that the loom is the finest.',
    ];
    expect(orders.filter((each) => !isInstruction(each))).toEqual([]);
  });
});
