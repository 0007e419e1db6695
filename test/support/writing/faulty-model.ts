import type { Asked } from './scripted-model.js';

/** A slip that a model might make, planted into one sentence; with what it is to be caught as. */
export interface PlantedError {
  readonly name: string;
  readonly sentence: string;
  /** The words that must not reach the article. */
  readonly trace: string;
  /** null: beyond what a comparison of words can tell; whether it is caught is only counted. */
  readonly caughtAs: string | null;
}

/** All about the pages of `writer-sources.ts`; their right forms stand in S1, S2 and S3. */
export const PLANTED: readonly PlantedError[] = [
  {
    name: 'a number in words swapped',
    sentence: 'After nine attempts the job is parked and an operator is told. [S1]',
    trace: 'nine attempts',
    caughtAs: 'number',
  },
  {
    name: 'a number in figures swapped',
    sentence: 'Each worker needs about 90 MB of memory and one database connection. [S2]',
    trace: '90 MB',
    caughtAs: 'number',
  },
  {
    name: 'a number swapped for one of the same source',
    sentence: 'Jobs carry a priority from 1 to 5. [S1]',
    trace: 'priority from 1 to 5',
    caughtAs: 'number',
  },
  {
    name: 'a figure added to a true sentence',
    sentence: 'The queue page refreshes every five seconds on 14 screens. [S3]',
    trace: '14 screens',
    caughtAs: 'number',
  },
  {
    name: 'a citation swapped',
    sentence: 'The database decides which worker gets a job, so no job runs twice. [S3]',
    trace: 'no job runs twice',
    caughtAs: 'wrong_source',
  },
  {
    name: 'another citation swapped',
    sentence: 'Harbour sends an alert when the oldest waiting job is more than ten minutes old. [S1]',
    trace: 'oldest waiting job',
    caughtAs: 'wrong_source',
  },
  {
    name: 'an id that there is not',
    sentence: 'A job that fails is tried again after a pause. [S99]',
    trace: 'tried again after a pause',
    caughtAs: 'unknown_id',
  },
  {
    name: 'an id that there is not beside a right one',
    sentence: 'A priority can be changed while the job waits in the queue. [S1][S99]',
    trace: 'priority can be changed',
    caughtAs: 'unknown_id',
  },
  {
    name: 'a bare address',
    sentence: 'More on parked jobs stands at https://evil.example/queue for operators. [S1]',
    trace: 'evil.example',
    caughtAs: 'address',
  },
  {
    name: 'an address in a link',
    sentence: 'Workers are [described here](//evil.example/w) as processes that take jobs. [S2]',
    trace: 'described here',
    caughtAs: 'address',
  },
  {
    name: 'an invented quotation',
    sentence: 'The makers say “a queue is the heart of every harbour” about jobs in the queue. [S1]',
    trace: 'heart of every harbour',
    caughtAs: 'invented_quote',
  },
  {
    name: 'a quotation with one word changed',
    sentence: 'For the makers, “every job is a line in the database” and a crash loses nothing. [S1]',
    trace: 'a line in the database',
    caughtAs: 'invented_quote',
  },
  {
    name: 'a sentence of its own knowledge',
    sentence: 'The Romans built lighthouses along many coasts of the empire. [S2]',
    trace: 'Romans',
    caughtAs: 'unsupported',
  },
  {
    name: 'much said around a true quotation',
    sentence:
      'Sailors, cooks and gardeners of the old capital hum “a crash loses nothing” while their children sleep under woollen blankets. [S1]',
    trace: 'woollen blankets',
    caughtAs: 'unsupported',
  },
  {
    name: 'a sentence without a source',
    sentence: 'Clearly nobody has ever regretted such a modern design.',
    trace: 'regretted',
    caughtAs: 'no_source',
  },
  {
    name: 'a name swapped',
    sentence: 'Seaport keeps its work in a queue. [S1]',
    trace: 'Seaport',
    caughtAs: null,
  },
  {
    name: 'a negation',
    sentence: 'An alert is not sent once, and again only after the queue was healthy in between. [S3]',
    trace: 'is not sent once',
    caughtAs: null,
  },
  {
    name: 'a verb turned round',
    sentence: 'Workers on several machines split one queue with further setup. [S2]',
    trace: 'with further setup',
    caughtAs: null,
  },
  {
    name: 'an order turned round',
    sentence: 'Workers take the highest number first, and the oldest job among equals. [S1]',
    trace: 'the highest number',
    caughtAs: null,
  },
];

/** Sections with every planted error, each in a paragraph of its own behind a true one; fixed by nothing. */
export function faultyAnswer({ task }: Asked): string | undefined {
  if (task !== 'section') return undefined;
  const sound = 'Every job is a row in the database, so a crash loses nothing. [S1]';
  return [sound, ...PLANTED.map(({ sentence }) => sentence)].join('\n\n');
}
