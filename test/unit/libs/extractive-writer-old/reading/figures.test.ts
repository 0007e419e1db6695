import { describe, expect, test } from '@jest/globals';
import { figureIn } from '../../../../../src/libs/extractive-writer-old/reading/figures.js';
import { poolOf } from '../../../../../src/libs/extractive-writer-old/pool.js';
import { Selection } from '../../../../../src/libs/extractive-writer-old/selection.js';
import { takeFigures } from '../../../../../src/libs/extractive-writer-old/reading/tables.js';
import { sourceOf, taskOf } from '../../../../support/writing/writer-sources.js';
import { expectLinear } from '../../../../support/expect-linear.js';

function labelOf(sentence: string, language = 'en', isOnTopic?: (text: string) => boolean): string | null {
  const figure = figureIn(sentence, language, isOnTopic);
  return figure && sentence.slice(figure.start, figure.end);
}

describe('A figure is taken whole', () => {
  test.each([
    ['en', 'Early estimates placed insured losses at $2.2–5 billion.', '$2.2–5 billion'],
    ['en', 'Losses were put at $2 to 3 billion.', '$2 to 3 billion'],
    ['en', 'Damages were estimated at US$675 million by Aon.', 'US$675 million'],
    ['en', 'Four other quakes caused between 10 and 100 deaths.', 'between 10 and 100 deaths'],
    ['en', 'A pump costs between £8,000 and £14,000 with all work.', 'between £8,000 and £14,000'],
    ['en', 'The quake was felt within 250 km (155 mi) of the town.', '250 km'],
    ['en', 'The tunnel is 57 km long.', '57 km'],
    ['en', 'Pumps work down to -20 °C or lower.', '-20 °C'],
    ['en', 'At least 1,600 people died and many more were hurt.', 'At least 1,600 people'],
    ['en', 'Up to 20% of the boilers fail.', 'Up to 20%'],
    ['en', 'It lies 500 nautical miles east of the island.', '500 nautical miles'],
    ['fr', 'La ville compte 12 000 habitants.', '12 000 habitants'],
    ['de', 'Ein E-Bike kostet zwischen 1.800 und 7.000 Euro.', 'zwischen 1.800 und 7.000 Euro'],
    ['ar', 'ما بين 2 و7 مليغرامات.', 'بين 2 و7 مليغرامات'],
    ['ja', '室温は20度から25度が適しています。', '20度から25度'],
  ])('%s: %s', (language, sentence, label) => {
    expect(labelOf(sentence, language)).toBe(label);
  });

  test.each([
    ['en', 'Passenger numbers fell from 240,000 in 2015 to 96,000 in 2025.'],
    ['en', 'It came out on 2024-05-01 in the morning.'],
    ['en', 'The numbers of 2019–2021 were lost.'],
    ['ja', 'カーネルの最も卓越した側面の 1 つです。'],
    ['ja', 'プロジェクトの 2 代目のリーダーになりました。'],
    ['ja', '会場には 5人がいました。'],
  ])('%s: “%s” has none that says anything by itself', (language, sentence) => {
    expect(labelOf(sentence, language)).toBeNull();
  });

  test('Of several, the one beside the subject counts', () => {
    const sentence = `The hall was built for 9,000 guests ${'by the masters of the old town '.repeat(3)}and the tower for 200 bells.`;
    expect(labelOf(sentence)).toBe('9,000 guests');
    expect(labelOf(sentence, 'en', (text) => text.includes('tower'))).toBe('9,000 guests');
    expect(labelOf(sentence.replace('200', '2,000'), 'en', (text) => text.includes('tower'))).toBe(
      '2,000 bells',
    );
  });

  test('Reading them takes a time that grows with the sentence only', () => {
    expectLinear((size) => figureIn('1,000 '.repeat(size) + 'between 1 and 2 '.repeat(size), 'en'), 4000);
  });
});

test('A figure of another year than the one asked about comes behind those of that year', async () => {
  const page = sourceOf('S1', 'Earthquakes of Luzon', [
    'The earthquake of Luzon in 1990 killed 1,621 people in the towns of the north.',
    'The earthquake of Luzon in 1924 killed 3,800 people in the mines of the south.',
    'The earthquake of Luzon in 2022 injured 615 people in the towns of the north.',
    'The earthquake of Luzon damaged 35,000 houses on its way to the sea.',
  ]);
  const pool = await poolOf(taskOf('Earthquakes of Luzon in 2022', [page]), async () => undefined);
  const labels = takeFigures(pool, new Selection(pool), Infinity).map(({ label }) => label);
  expect(labels.slice(0, 2).sort()).toEqual(['35,000 houses', '615 people']);
});
