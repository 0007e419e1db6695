import { describe, expect, it } from '@jest/globals';
import { factAsked, tellsFact } from '../../../../../src/libs/text/index.js';

describe('the fact that a brief asks for', () => {
  it.each([
    ['en', 'How much a hive costs', 'amount'],
    ['en', 'what threatens that', null],
    ['en', 'How many bees a hive holds', 'number'],
    ['en', 'what the parish council decided', 'decision'],
    ['en', 'who inspects it', 'name'],
    ['en', 'with the deadlines', 'time'],
    ['de', 'Was eine Wärmepumpe kostet', 'amount'],
    ['de', 'wann es Zuschüsse gibt', 'time'],
    ['fr', 'Combien coûte une ruche', 'amount'],
    ['es', 'cuándo se cosecha la miel', 'time'],
    ['ja', '料金はいくらか', 'amount'],
    ['ja', 'いつまでに申請するか', 'time'],
    ['xx', 'How much', null],
  ] as const)('%s: %s', (language, question, kind) => {
    expect(factAsked(question, language)).toBe(kind);
  });

  it.each([
    ['en', 'A hive costs £180.', 'amount', true],
    ['en', 'A hive is dear.', 'amount', false],
    ['en', 'Members pay 12 pounds.', 'amount', true],
    ['en', 'It holds forty thousand bees.', 'number', true],
    ['en', 'The proposal was carried.', 'decision', true],
    ['en', 'Work was discussed.', 'decision', false],
    ['en', 'It opens in July.', 'time', true],
    ['en', 'It opens slowly.', 'time', false],
    ['en', 'The inspector is Ruth Vale.', 'name', true],
    ['en', 'It is inspected thoroughly.', 'name', false],
    ['de', 'Der Rat hat zugestimmt.', 'decision', true],
    ['ja', '料金は500円です。', 'amount', true],
  ] as const)('%s: %s (%s)', (language, sentence, kind, tells) => {
    expect(tellsFact(sentence, kind, language)).toBe(tells);
  });
});
