import { describe, expect, test } from '@jest/globals';
import { ExtractiveWriter } from '../../../../../src/libs/extractive-writer-old/extractive-writer.js';
import type { Source } from '../../../../../src/domain/research/source.js';
import { listen } from '../../../../contract/writer-suite.js';
import { sourceOf, taskOf } from '../../../../support/writing/writer-sources.js';

const PAGES: readonly Source[] = [
  sourceOf(
    'S1',
    'Ferry line of Eastwick to close',
    [
      'The ferry of Eastwick will make its last crossing in June, the council decided on Tuesday night. Councillors voted for the closure after four hours of debate.',
      'Users of the ferry protested outside the town hall of Eastwick. Around 400 people came, according to the police.',
    ],
    { publishedAt: '2026-03-18' },
  ),
  sourceOf(
    'S2',
    'Campaigners take closure of the ferry to court',
    [
      'Campaigners who want to keep the Eastwick ferry have asked the High Court to stop its closure. Their lawyer filed the claim against the closure of the ferry in April.',
      'The operator of the ferry has told its staff that their jobs are safe. Marle Marine runs the ferry with two boats and 27 hands.',
    ],
    { publishedAt: '2026-04-10' },
  ),
  sourceOf(
    'S3',
    'Bridge plan returns as ferry faces the end',
    [
      'A footbridge over the Marle could be built for a third of the money, according to a study of the county. It would be open to walkers and to cyclists.',
      'The leader of the council called the study of the footbridge a serious basis. Engineers say that a bridge of light steel could stand within four years.',
    ],
    { publishedAt: '2026-04-17' },
  ),
];

async function write(sources: readonly Source[]) {
  const task = taskOf('The closure of the Eastwick ferry', sources, {
    article_type: 'news_brief',
    word_count: 250,
  });
  const writer = new ExtractiveWriter();
  const draft = await writer.draft(task, await writer.outline(task, listen()), listen());
  return [...draft.lead, ...draft.sections.flatMap(({ blocks }) => blocks)].flatMap(
    ({ sentences }) => sentences,
  );
}

describe('News in brief', () => {
  test('are told page by page, the lead’s first and then the newest', async () => {
    const from = (await write(PAGES)).map(({ evidence }) => evidence[0]?.sourceId);
    const order = from.filter((id, index) => id !== from[index - 1]);
    expect(order).toEqual(['S2', 'S3', 'S1']);
  });

  test('begin with what each page begins with', async () => {
    const sentences = await write(PAGES);
    for (const id of ['S1', 'S3']) {
      const first = sentences.find(({ evidence }) => evidence[0]?.sourceId === id);
      expect(first?.evidence[0]?.start).toBe(0);
    }
  });
});
