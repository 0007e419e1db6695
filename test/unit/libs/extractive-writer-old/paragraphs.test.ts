import { describe, expect, test } from '@jest/globals';
import { paragraphsOf } from '../../../../src/libs/extractive-writer-old/draft-builder.js';
import { SourceReader } from '../../../../src/libs/extractive-writer-old/reading/source-reader.js';
import { sourceOf } from '../../../support/writing/writer-sources.js';

function paragraphs(lines: readonly string[]): string[] {
  const { groups } = new SourceReader(sourceOf('S1', 'Transports', lines), 'Transports', 'en', [], 0).read();
  const picks = groups
    .flatMap(({ runs }) => runs)
    .map((run) => ({ run, sentences: run.sentences, items: run.items }));
  return paragraphsOf(picks).map((paragraph) =>
    paragraph.flatMap(({ sentences }) => sentences.map(({ text }) => text)).join(' '),
  );
}

describe('A paragraph', () => {
  test('is never made of what stood under different headings', () => {
    expect(
      paragraphs([
        '## Sentry',
        'The sentry module loads all of the logs into Sentry.',
        '## Telegram',
        'A small program sends every message to a channel of Telegram.',
      ]),
    ).toHaveLength(2);
  });

  test('takes in a sentence that leans on its last, even when it is long by then', () => {
    const long = Array.from(
      { length: 5 },
      (_, at) =>
        `The disk number ${'one two three four five'.split(' ')[at]} of the old machine is copied in full.`,
    );
    expect(
      paragraphs(['## Copies of a disk', long.join(' '), 'This copy is then kept in the safe of the house.']),
    ).toEqual([`${long.join(' ')} This copy is then kept in the safe of the house.`]);
  });
});
