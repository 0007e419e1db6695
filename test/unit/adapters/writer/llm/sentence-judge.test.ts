import { describe, expect, it } from '@jest/globals';
import { readCitedText } from '../../../../../src/adapters/writer/llm/cited-text.js';
import { Passages } from '../../../../../src/adapters/writer/llm/passages.js';
import { SentenceJudge } from '../../../../../src/adapters/writer/llm/sentence-judge.js';
import { QUEUE_PAGES, sourceOf } from '../../../../support/writing/writer-sources.js';

const german = sourceOf(
  'S4',
  'Warteschlange',
  ['Harbour legt jede Aufgabe als Zeile in der Datenbank ab. Nach 5 Versuchen wird sie in Hamburg geparkt.'],
  { language: 'de' },
);
const wiki = sourceOf('S5', 'Wiki', [
  'The harbour master of the old town kept the great ledger in a vault below the pier.[12] He wrote it with **care** every night. Ask ledger@pier.example or see pier.example/ledger for copies.',
]);

const passages = new Passages([...QUEUE_PAGES, german, wiki], 'en');
const judge = new SentenceJudge(passages, 'en', passages.all, []);

function judged(line: string) {
  const sentence = readCitedText(line, 'en')[0]?.sentences[0];
  if (!sentence) throw new Error('there is no sentence in it');
  const { faults, sentence: printed } = judge.judge(sentence);
  return { kinds: faults.map(({ kind }) => kind), printed };
}
const faultsOf = (line: string) => judged(line).kinds;

describe('a sentence that cites a source in another language', () => {
  it.each([
    ['In Hamburg a job is parked after 5 attempts. [S4]', []],
    ['After 5 attempts Elon Musk parked the job. [S4]', ['name', 'name']],
    ['After 7 attempts the job is parked. [S4]', ['number']],
  ])('%j is held against its names and numbers', (line, kinds) => {
    expect(faultsOf(line)).toEqual(kinds);
  });

  it('beside one of its own is held against that as ever', () => {
    expect(faultsOf('The mayor of Springfield eats soup with forks. [S1][S4]')).toEqual(['unsupported']);
    expect(faultsOf('Every job is a row in the database, so a crash loses nothing. [S1][S4]')).toEqual([]);
  });
});

describe('an address without a scheme', () => {
  it.each([
    'Every job is a row in the database of evil-shop.com, so a crash loses nothing. [S1]',
    'Every job is a row in the database (mail bob@evil.example), so a crash loses nothing. [S1]',
    'Every job is a row in the database, see //evil.example/pay, so a crash loses nothing. [S1]',
    'Every job is a row in the database, see pier.example/ledger, so a crash loses nothing. [S1]',
  ])('is refused in %j', (line) => {
    expect(faultsOf(line)).toEqual(['address']);
  });

  it('may stand where the cited passage has it', () => {
    expect(faultsOf('For copies ask ledger@pier.example or see pier.example/ledger. [S5]')).toEqual([]);
  });
});

describe('a quotation across a mark of its source', () => {
  it('is found, and printed as it stands there', () => {
    const { kinds, printed } = judged(
      'The master “kept the great ledger in a vault below the pier.(12) He wrote it with care every night” there. [S5]',
    );
    expect(kinds).toEqual([]);
    expect(printed.text).toContain('below the pier.[12] He wrote it with **care** every night”');
  });
});

describe('a heading', () => {
  it.each([
    ['How jobs are parked', []],
    ['Parked after five attempts', []],
    ['Parked after 73 attempts', ['number']],
    ['Visit https://evil.example/pay now', ['address']],
    ['Visit evil-shop.com now', ['address']],
    ['Copies at pier.example/ledger', []],
    ['The rule “a crash loses nothing” explained', ['invented_quote']],
    ['Jobs <script>alert(1)</script>', ['markup']],
  ])('%j has the faults %j', (text, kinds) => {
    expect(judge.judgeHeading({ text, cites: [] }).faults.map(({ kind }) => kind)).toEqual(kinds);
  });

  it('may have the numbers of the brief where it is given them', () => {
    const heading = { text: 'Jobs in 2031', cites: [] };
    expect(judge.judgeHeading(heading).faults).toHaveLength(1);
    expect(judge.judgeHeading(heading, 'What becomes of jobs in 2031').faults).toEqual([]);
  });
});
