import { describe, expect, test } from '@jest/globals';
import { dateIn, figureIn } from '../../../../../src/libs/text/index.js';
import { expectLinear } from '../../../../support/expect-linear.js';

function labelOf(sentence: string, language = 'en', isOnTopic?: (text: string) => boolean): string | null {
  const figure = figureIn(sentence, language, isOnTopic);
  return figure && sentence.slice(figure.start, figure.end);
}

describe('figures of a sentence', () => {
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

describe('dates of a sentence', () => {
  test.each([
    ['en', 'Sales rose by 35 percent in a year.', '35 percent'],
    ['en', 'It costs $1.2 million to repair.', '$1.2 million'],
    ['en', 'The match drew 100,024 spectators to the ground.', '100,024 spectators'],
    ['en', 'There can be up to 3 supported releases at once.', 'up to 3 supported releases'],
    ['de', 'Rund 35 Prozent der Spiegel sind alt.', '35 Prozent'],
    ['de', 'Das Haus kostet 3,5 Mio. Euro im Jahr.', '3,5 Mio. Euro'],
    ['ja', 'およそ35%が利用できました。', '35%'],
    ['ja', '費用は3億円です。', '3億円'],
    ['ar', 'كان نحو 35% من المرايا متاحًا.', '35%'],
  ])('%s: “%s” has %s', (language, sentence, figure) => {
    const { start = 0, end = 0 } = figureIn(sentence, language) ?? {};
    expect(sentence.slice(start, end)).toBe(figure);
  });

  test.each([
    ['en', 'It was fixed in version 12 of the program.'],
    ['en', 'He was born in 1912 and died young.'],
    ['en', 'See RFC 793 for the protocol.'],
    ['en', 'The host 10.0.0.1 answers on port 80 only.'],
    ['ja', '2019年に始まりました。'],
  ])('%s: “%s” has none', (language, sentence) => {
    expect(figureIn(sentence, language)).toBeNull();
  });

  test.each([
    ['en', 'It ended on 24 September 2022 at noon.', '24 September 2022', 20220924],
    ['en', 'It ended on September 24, 2022.', 'September 24, 2022', 20220924],
    ['en', 'Released on 2024-05-01 at last.', '2024-05-01', 20240501],
    ['en', 'The works closed in 1871.', '1871', 18710000],
    ['de', 'Am 3. Oktober 1990 war es so weit.', '3. Oktober 1990', 19901003],
    ['de', 'Das Werk wurde 1993 gegründet.', '1993', 19930000],
    ['fr', 'Elle a fermé le 14 juillet 1989.', '14 juillet 1989', 19890714],
    ['ja', '2011年3月11日に起きた。', '2011年3月11日', 20110311],
    ['ar', 'في 3 أكتوبر 2019 كان متاحًا.', '3 أكتوبر 2019', 20191003],
  ])('%s: “%s” is of %s', (language, sentence, date, order) => {
    const found = dateIn(sentence, language);
    expect(sentence.slice(found?.start, found?.end)).toBe(date);
    expect(found?.order).toBe(order);
  });

  test.each([
    ['en', 'The archive holds 2019 files of that kind.'],
    ['en', 'They meet every year in May.'],
    ['de', 'Das Archiv enthält 2019 Dateien davon.'],
  ])('%s: “%s” has no date', (language, sentence) => {
    expect(dateIn(sentence, language)).toBeNull();
  });
});
