import { describe, expect, test } from '@jest/globals';
import { SourceReader } from '../../../../src/libs/extractive-writer-old/reading/source-reader.js';
import { textOfBlocks } from '../../../../src/domain/research/source.js';
import type { TextBlock } from '../../../../src/libs/page-reading/index.js';
import { blockOf, sourceOf } from '../../../support/writing/writer-sources.js';

type Line = string | TextBlock;

function read(title: string, lines: readonly Line[], language = 'en') {
  const blocks = lines.map((line) => (typeof line === 'string' ? blockOf(line) : line));
  const source = sourceOf('S1', title, [], { blocks, text: textOfBlocks(blocks), language });
  const { groups, procedures } = new SourceReader(source, title, language, [], 0).read();
  const runs = groups.flatMap((group) => group.runs);
  return {
    prose: runs.map((run) => run.sentences.map(({ text }) => text)),
    opens: runs.filter(({ needs }) => needs === null).map((run) => run.sentences[0]?.text),
    all: runs.flatMap((run) => [...run.sentences, ...run.items.flat()].map(({ text }) => text)).join(' '),
    procedures: procedures.map(({ steps }) => steps.map((step) => step.map(({ text }) => text).join(' '))),
    evidence: procedures
      .flatMap(({ steps }) => steps.flat())
      .every(({ text, start, end }) => source.text.slice(start, end) === text),
  };
}

const step = (order: number, text: string): TextBlock => ({ kind: 'item', order, text });
const more = (text: string): TextBlock => ({ kind: 'paragraph', within: 'step', text });

describe('Numbered steps', () => {
  const STEPS = [
    '## How the kettle is cleaned',
    step(1, 'Empty the copper kettle into the sink. Let it cool down for an hour.'),
    step(2, 'Rub the copper with lemon and with salt.'),
    more('The lemon takes the green stains off the copper. Rub until the copper shines again.'),
    step(3, 'Rinse the kettle with warm water at once. Dry it with a soft cloth.'),
    '## What it is made of',
    'A copper kettle is made of one sheet of copper and a handle of wood.',
  ];

  test('are printed whole, with the further paragraphs of each', () => {
    const { procedures, evidence } = read('Kettles', STEPS);
    expect(procedures).toEqual([
      [
        'Empty the copper kettle into the sink. Let it cool down for an hour.',
        'Rub the copper with lemon and with salt. The lemon takes the green stains off the copper. Rub until the copper shines again.',
        'Rinse the kettle with warm water at once. Dry it with a soft cloth.',
      ],
    ]);
    expect(evidence).toBe(true);
  });

  test('are never read as prose, not even where they can’t be printed whole', () => {
    const cut = [...STEPS.slice(0, 3), { kind: 'code', text: 'rub --hard' } as const, ...STEPS.slice(3)];
    for (const lines of [STEPS, cut]) {
      const { all } = read('Kettles', lines);
      expect(all).toBe('A copper kettle is made of one sheet of copper and a handle of wood.');
    }
    expect(read('Kettles', cut).procedures).toEqual([]);
  });

  test('are left with a list in it that would lose a paragraph of an item', () => {
    const { all } = read('Kettles', [
      'A copper kettle needs three things in its kitchen:',
      '- a stove with a strong flame',
      '- a hook by the window',
      { kind: 'paragraph', within: 'item', text: 'The hook must be strong enough for the kettle.' },
      '- a cloth of linen',
    ]);
    expect(all).not.toContain('a hook by the window');
  });
});

describe('After a cut', () => {
  test('opens no paragraph with a sentence that points back from further in', () => {
    const { opens } = read('Backups', [
      '## Backups of the archive',
      'See Figure 3 for the plan of it. On a primary, it also switches to the next segment of the log. The archive of backups is kept for a year.',
    ]);
    expect(opens).toEqual(['The archive of backups is kept for a year.']);
  });

  test('does not go on with the case that a leaning sentence spoke of, unless the subject is named again', () => {
    const { all } = read('Vacuuming', [
      '## Vacuuming a table',
      '$ WARNING: the database must be vacuumed',
      'In this condition only reading is possible. Operations that modify records will fail for everybody. Vacuuming a table takes a lock for a moment.',
    ]);
    expect(all).toBe('Vacuuming a table takes a lock for a moment.');
  });
});

describe('What stands beside a sentence', () => {
  test('a name that only a listing gives is not printed without the listing', () => {
    const { all } = read('Borrowing', [
      '## Borrowing a value',
      'A value can be borrowed by many readers at the same time.',
      '$ let r1 = &mut s; let total_count = 3;',
      'Readers share a value that is borrowed. The borrow that is held by r1 lasts until the end. Printing total_count after it gives three.',
    ]);
    expect(all).toContain('Readers share a value that is borrowed.');
    expect(all).not.toMatch(/r1|total_count/);
  });

  test('an option that is named by its term alone is left out', () => {
    const { all } = read('Cleaning', [
      '## Options of the cleaner',
      '- SKIP_LOCKED',
      'Normally the cleaner waits for a locked page. This option makes the cleaner skip the page. Pages stay dirty then.',
    ]);
    expect(all).toBe('Normally the cleaner waits for a locked page.');
  });
});

describe('A short first sentence', () => {
  test('goes with the next of its paragraph', () => {
    const { prose } = read('Heat pumps', [
      '## Houses',
      'Almost any house is suitable. A heat pump works in an old house as well as in a new one.',
    ]);
    expect(prose).toEqual([
      ['Almost any house is suitable.', 'A heat pump works in an old house as well as in a new one.'],
    ]);
  });

  test('is left out where the next can’t be printed', () => {
    const { prose } = read('Heat pumps', ['## Houses', 'Almost any house is suitable. See Figure 3.']);
    expect(prose).toEqual([]);
  });
});
