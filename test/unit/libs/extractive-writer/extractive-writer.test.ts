import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ExtractiveWriter } from '../../../../src/adapters/writer/extractive/extractive-writer.js';
import { assembleBody } from '../../../../src/domain/article/markup/body.js';
import { runDesk } from '../../../../src/domain/article/desk/desk.js';
import type { Draft } from '../../../../src/domain/article/draft.js';
import { StageFailure } from '../../../../src/domain/article/stage-failure.js';
import type { Source } from '../../../../src/domain/research/source.js';
import { countWords, subjectOf } from '../../../../src/libs/text/index.js';
import type { WritingTask } from '../../../../src/ports/article/writer.js';
import { listen, sentencesOf } from '../../../contract/writer-suite.js';
import { noteOf, QUEUE_PAGES, sourceOf, taskOf } from '../../../support/writing/writer-sources.js';
import { itOfMany, runs } from '../../../support/sample.js';

async function write(task: WritingTask) {
  const writer = new ExtractiveWriter();
  const progress = listen();
  const outline = await writer.outline(task, progress);
  const draft = await writer.draft(task, outline, progress);
  return {
    outline,
    draft,
    warnings: progress.warnings,
    codes: progress.warnings.map((warning) => warning.code),
  };
}

const INPUT = 'How the job queue works';
const textsOf = (draft: Draft) => sentencesOf(draft).map((sentence) => sentence.text);
const wordsOf = (draft: Draft) => textsOf(draft).reduce((sum, text) => sum + countWords(text), 0);

const THINGS = ['price', 'colour', 'weight', 'origin', 'taste', 'storage', 'history', 'trade'];
const WORDS = (
  'barrel cellar market winter sugar juice blossom frost merchant ladder basket wagon river chapel widow soldier ' +
  'letter garden copper lantern harvest orchard bottle kitchen school doctor railway engine harbour mirror velvet ' +
  'thunder meadow pigeon saddle candle hammer island journal kettle lemon marble needle oyster parcel quarry ribbon ' +
  'sailor timber uncle valley walnut yard zebra'
).split(' ');

/** A page with eight plain sentences a section on a subject, no two of them much alike. */
function longPage(id: string, subject: string, sections: number): Source {
  let at = id.charCodeAt(1) * 7;
  const word = () => WORDS[(at = (at * 31 + 17) % 5003) % WORDS.length] ?? 'barrel';
  const sentence = (thing: string) =>
    `The ${thing} of ${subject} kept a ${word()} near the ${word()}, a ${word()} behind every ${word()} and one ${word()} for each ${word()}.`;
  const lines = Array.from({ length: sections }, (_, index) => {
    const thing = THINGS[index % THINGS.length] ?? 'price';
    const paragraph = () => Array.from({ length: 4 }, () => sentence(thing)).join(' ');
    return [`## The ${thing} of ${subject}`, paragraph(), paragraph()];
  });
  return sourceOf(id, `All about ${subject}`, lines.flat());
}

describe('The extractive engine', () => {
  itOfMany('writes the same bytes for the same task and seed', async () => {
    const task = taskOf(INPUT, QUEUE_PAGES);
    expect(JSON.stringify(await write(task))).toBe(JSON.stringify(await write(task)));
  });

  test('drafts the same of an outline that another process made, and never the article of another task', async () => {
    const task = taskOf(INPUT, QUEUE_PAGES);
    const other = taskOf(INPUT, QUEUE_PAGES.slice(1));
    const writer = new ExtractiveWriter();
    const outline = await writer.outline(task, listen());
    await writer.outline(other, listen());
    const drafts = [
      await writer.draft(task, outline, listen()),
      await writer.draft(task, outline, listen()),
      await new ExtractiveWriter().draft(task, outline, listen()),
    ];
    expect(new Set(drafts.map((draft) => JSON.stringify(draft))).size).toBe(1);
    const others = await writer.draft(other, outline, listen());
    expect(drafts.map(textsOf)).not.toContainEqual(textsOf(others));
  });

  test('writes the same under given headings whatever the layout of a text', async () => {
    const said = [
      'The job queue of the harbour keeps its work in rows.',
      'A crash loses nothing of it.',
      'Retries follow a failed job after a pause of one minute.',
      'Retries end after five attempts in a row.',
      'Backups of all rows are made at night by the operator.',
      'Backups stay in the cellar for a year.',
    ];
    const layouts = [[said.join(' ')], said, [said.slice(0, 3).join(' '), said.slice(3).join(' ')]];
    const written = await Promise.all(
      layouts.map(async (lines) => {
        const source = sourceOf('S1', 'The job queue', lines, { kind: 'given_text', rights: 'given' });
        const sections = [{ heading: 'Retries' }, { heading: 'Backups' }];
        const { draft } = await write(taskOf(INPUT, [source], { sections, word_count: 150 }));
        return draft.sections.map(({ heading, blocks }) => [
          heading,
          ...blocks.flatMap(({ sentences }) => sentences.map(({ text }) => text)),
        ]);
      }),
    );
    expect(written[0]?.map(([heading]) => heading)).toEqual(['Retries', 'Backups']);
    expect(written[1]).toEqual(written[0]);
    expect(written[2]).toEqual(written[0]);
  });

  test('prints sentences of its sources to the letter', async () => {
    const { draft } = await write(taskOf(INPUT, QUEUE_PAGES));
    const all = QUEUE_PAGES.map((source) => source.text).join('\n');
    expect(textsOf(draft).length).toBeGreaterThan(5);
    for (const text of textsOf(draft)) expect(all).toContain(text);
  });

  test('takes its headings from the sources and prints none twice', async () => {
    const { draft } = await write(taskOf(INPUT, QUEUE_PAGES));
    const known = QUEUE_PAGES.flatMap((source) =>
      source.blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => text),
    );
    const headings = draft.sections.map((section) => section.heading);
    expect(headings.length).toBeGreaterThan(0);
    expect(new Set(headings).size).toBe(headings.length);
    for (const heading of headings) expect(known).toContain(heading);
  });

  test('prints no navigation, no legal line, no pointer to a section, no lead to a code block that is not there', async () => {
    const { draft } = await write(taskOf(INPUT, QUEUE_PAGES));
    const text = textsOf(draft).join(' ');
    for (const never of [
      'Click here',
      'Section 5.2',
      'All rights reserved',
      'Run the command below',
      'This command takes',
      'This starts four',
    ]) {
      expect(text).not.toContain(never);
    }
  });

  test('prints a list with the sentence that leads into it', async () => {
    const { draft } = await write(
      taskOf('Scaling out workers on several machines by kind of job', QUEUE_PAGES),
    );
    const blocks = draft.sections.flatMap((section) => section.blocks);
    const at = blocks.findIndex(
      (block) => block.sentences.at(-1)?.text === 'Workers can be tied to one kind of job:',
    );
    expect(at).toBeGreaterThanOrEqual(0);
    expect(blocks.slice(at + 1, at + 4).map((block) => block.kind)).toEqual(['item', 'item', 'item']);
  });

  test('never prints a sentence that leans on one it left out', async () => {
    const page = sourceOf('S1', 'Ovens', [
      '## The oven of the bakery',
      'Look at the picture below: the oven. It was built in 1912 and heats the whole bakery in an hour. The bakery burns wood from its own forest in the oven. Such wood is dried for two years before it goes into the oven.',
      'See Figure 2 for the plan of it. However, the oven is hard to clean. Every Sunday the bakers of the bakery clean the oven with brushes and hot water. They need three hours for the oven and one for the floor.',
    ]);
    const { draft } = await write(taskOf('The oven of the bakery', [page]));
    const texts = textsOf(draft);
    expect(texts).not.toContain('It was built in 1912 and heats the whole bakery in an hour.');
    expect(texts).not.toContain('However, the oven is hard to clean.');
    for (const [leaning, before] of [
      [
        'Such wood is dried for two years before it goes into the oven.',
        'The bakery burns wood from its own forest in the oven.',
      ],
      [
        'They need three hours for the oven and one for the floor.',
        'Every Sunday the bakers of the bakery clean the oven with brushes and hot water.',
      ],
    ] as const) {
      if (texts.includes(leaning)) expect(texts[texts.indexOf(leaning) - 1]).toBe(before);
    }
    expect(texts.length).toBeGreaterThan(1);
  });

  test('says nothing twice though two pages do', async () => {
    const twin = { ...QUEUE_PAGES[0]!, id: 'S4' };
    const { draft } = await write(taskOf(INPUT, [...QUEUE_PAGES, twin]));
    const texts = textsOf(draft);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('passes the desk', async () => {
    const task = taskOf(INPUT, QUEUE_PAGES);
    const { outline, draft } = await write(task);
    const body = assembleBody({ draft, sources: task.sources, language: 'en', citations: 'inline' });
    const report = runDesk({ draft, outline, sources: task.sources, language: 'en', ...body });
    expect(report.checks.filter(({ verdict }) => verdict === 'fail' || verdict === 'error')).toEqual([]);
  });

  describe('length', () => {
    const rich = ['apples', 'apples and pears', 'pears and apples'].map((subject, index) =>
      longPage(`S${index + 1}`, subject, 8),
    );

    test('comes near the words that were asked for when there is enough to draw from', async () => {
      const { draft, outline, codes } = await write(
        taskOf('The apples of England', rich, { word_count: 400 }),
      );
      expect(outline.targetWords).toBe(400);
      expect(wordsOf(draft)).toBeGreaterThan(320);
      expect(wordsOf(draft)).toBeLessThan(480);
      expect(codes).not.toContain('short_sources');
    });

    test('prints all that a given text holds when more is asked for, and says so', async () => {
      const page = { ...longPage('S1', 'apples', 3), kind: 'given_text', rights: 'given' } as const;
      const { draft, warnings } = await write(taskOf('The apples of England', [page], { word_count: 5000 }));
      expect(wordsOf(draft)).toBeGreaterThan(0.8 * page.words);
      expect(warnings.find(({ code }) => code === 'short_sources')?.message).toContain('instead of 5000');
    });

    test('prints short notes nearly whole', async () => {
      const note = noteOf([
        'Our bakery opens a second shop on Mill Street on 4 May. The new shop sells bread, cakes and coffee from seven in the morning. It will employ six people from the neighbourhood.',
        'The first shop on Station Road stays open. Its oven was replaced in March and bakes twice as many loaves as before. Customers can order bread online and collect it at either shop.',
      ]);
      const { draft, outline } = await write(taskOf('Opening of our second bakery shop', [note]));
      expect(wordsOf(draft)).toBeGreaterThan(0.75 * outline.targetWords);
    });
  });

  describe('settings', () => {
    test('uses the title and the headings of the brief, in their order and to the letter', async () => {
      const sections = [
        { heading: 'scaling OUT!' },
        { heading: 'When a job fails', notes: 'retries and parked jobs' },
      ];
      const { outline, draft } = await write(taskOf(INPUT, QUEUE_PAGES, { title: 'My queue', sections }));
      expect(outline.title).toBe('My queue');
      expect(draft.sections.map((section) => section.heading)).toEqual(['scaling OUT!', 'When a job fails']);
      const [scaling, failing] = draft.sections.map((section) =>
        section.blocks.flatMap((block) => block.sentences.map(({ text }) => text)).join(' '),
      );
      expect(scaling).toContain('machine');
      expect(failing).toContain('fails');
    });

    test('leaves out a section that the sources say nothing about, and says so', async () => {
      const { draft, warnings } = await write(
        taskOf(INPUT, QUEUE_PAGES, { sections: [{ heading: 'Retries' }, { heading: 'Cooking pasta' }] }),
      );
      expect(draft.sections.map((section) => section.heading)).toEqual(['Retries']);
      expect(warnings).toContainEqual(
        expect.objectContaining({
          code: 'section_without_source',
          message: expect.stringContaining('Cooking pasta'),
        }),
      );
    });

    test('writes as many sections as were asked for, where the sources have them', async () => {
      const rich = [longPage('S1', 'apples', 8), longPage('S2', 'apples and pears', 8)];
      const { draft } = await write(taskOf('The apples of England', rich, { sections: 3, word_count: 600 }));
      expect(draft.sections).toHaveLength(3);
    });

    test('prints no sentence and no heading that holds a forbidden word', async () => {
      const { draft } = await write(
        taskOf(INPUT, QUEUE_PAGES, { forbidden: ['parked', 'RETRIES', 'database'] }),
      );
      const text = [...draft.sections.map((section) => section.heading), ...textsOf(draft)]
        .join(' ')
        .toLowerCase();
      for (const word of ['parked', 'retries', 'database']) expect(text).not.toContain(word);
      expect(text).not.toBe('');
    });

    test('prefers what must be included, and says when nobody says it', async () => {
      const { draft, warnings } = await write(
        taskOf(INPUT, QUEUE_PAGES, { must_include: ['settings file', 'blue whales'] }),
      );
      expect(textsOf(draft).join(' ')).toContain('settings file');
      expect(warnings.filter(({ code }) => code === 'must_include_missing')).toEqual([
        expect.objectContaining({ message: expect.stringContaining('blue whales') }),
      ]);
    });

    test('names each setting that it cannot follow, once, and none that it can', async () => {
      const { warnings } = await write(
        taskOf(INPUT, QUEUE_PAGES, {
          tone: 'cheerful',
          audience: 'children',
          point_of_view: 'first_plural',
          reading_level: 'simple',
          instructions: 'Be brief.',
          article_type: 'comparison',
        }),
      );
      const named = warnings
        .filter(({ code }) => code === 'setting_not_applied')
        .map(({ message }) => /“(\w+)”/.exec(message)?.[1]);
      expect(named).toEqual(['tone', 'audience', 'point_of_view', 'reading_level', 'instructions']);
      const { codes } = await write(
        taskOf(INPUT, QUEUE_PAGES, {
          tone: 'informative',
          point_of_view: 'third',
          reading_level: 'general',
          article_type: 'article',
        }),
      );
      expect(codes).not.toContain('setting_not_applied');
    });

    test('answers questions that the sources put, with their own answers', async () => {
      const { draft } = await write(taskOf(INPUT, QUEUE_PAGES, { extras: { faq: 3 } }));
      const faq = draft.sections.at(-1);
      expect(faq?.heading).toBe('Frequently asked questions');
      const blocks = faq?.blocks ?? [];
      const at = blocks.findIndex((block) => block.sentences[0]?.text === 'What does a parked job mean?');
      expect(blocks[at]?.kind).toBe('subheading');
      expect(blocks[at + 1]?.sentences[0]?.text).toBe('It is a job that failed five times.');
    });

    test('lists takeaways that the article says, one of each part first', async () => {
      const { draft } = await write(taskOf(INPUT, QUEUE_PAGES, { extras: { key_takeaways: true } }));
      const takeaways = draft.sections.find((section) => section.heading === 'Key takeaways');
      expect(takeaways?.blocks.length).toBeGreaterThanOrEqual(3);
      expect(takeaways?.blocks.length).toBeLessThanOrEqual(5);
      const others = [
        draft.lead,
        ...draft.sections.filter((one) => one !== takeaways).map(({ blocks }) => blocks),
      ];
      const printed = others.map((blocks) =>
        blocks.flatMap(({ sentences }) => sentences.map(({ text }) => text)),
      );
      const parts = (takeaways?.blocks ?? []).map(({ sentences }) =>
        printed.findIndex((texts) => texts.includes(sentences[0]?.text ?? '')),
      );
      expect(parts).not.toContain(-1);
      expect(parts).toEqual([...parts].sort((a, b) => a - b));
    });

    test('says when there is nothing for an extra that was asked for', async () => {
      const page = sourceOf('S1', 'Queue', [
        'The queue of jobs is kept in the database of the house. Every job waits in the queue for its turn to come.',
      ]);
      const { codes } = await write(taskOf('The queue', [page], { extras: { faq: 2, key_takeaways: true } }));
      expect(codes.filter((code) => code === 'extra_not_available')).toHaveLength(2);
    });
  });

  describe('rights and languages', () => {
    const stranger = sourceOf(
      'S9',
      'Queues elsewhere',
      [
        'A job queue decouples the parts of a system from each other in time. Many systems keep the job queue in memory and lose it in a crash. Others write each job of the queue to a disk.',
        `A job queue is ${'very '.repeat(36)}long.`,
        // A quotation takes at most a twentieth of its page.
        ...Array.from(
          { length: 40 },
          (_, index) => `Ships ${index} and boats ${index} lie at anchor near the old stone pier all day.`,
        ),
      ],
      { rights: 'third_party', kind: 'given_url' },
    );

    test('only quotes a stranger’s page, forty words at a time at most', async () => {
      const { draft } = await write(taskOf(INPUT, [...QUEUE_PAGES, stranger]));
      const blocks = [...draft.lead, ...draft.sections.flatMap((section) => section.blocks)];
      const strange = blocks.filter((block) =>
        block.sentences.some((sentence) => sentence.evidence[0]?.sourceId === 'S9'),
      );
      expect(strange.length).toBeGreaterThan(0);
      for (const block of strange) {
        expect(block.kind).toBe('quote');
        expect(countWords(block.sentences.map(({ text }) => text).join(' '))).toBeLessThanOrEqual(40);
      }
    });

    test('makes a list of quotations when there is nothing else, and says so', async () => {
      const { draft, codes } = await write(taskOf(INPUT, [stranger]));
      const blocks = [...draft.lead, ...draft.sections.flatMap((section) => section.blocks)];
      expect(blocks.every((block) => block.kind === 'quote')).toBe(true);
      expect(codes).toContain('quotations_only');
    });

    test('leaves out pages in another language, and says so', async () => {
      const german = sourceOf(
        'S8',
        'Warteschlange',
        ['Die Warteschlange hält alle Aufträge in der Datenbank fest.'],
        { language: 'de' },
      );
      const { draft, codes } = await write(taskOf(INPUT, [...QUEUE_PAGES, german]));
      expect(sentencesOf(draft).some((sentence) => sentence.evidence[0]?.sourceId === 'S8')).toBe(false);
      expect(codes).toContain('source_language_differs');
      await expect(write(taskOf(INPUT, [german]))).rejects.toMatchObject({
        code: 'no_usable_sources',
        message: expect.stringContaining('translate'),
      });
    });

    test('writes Norwegian from pages of which only that is known', async () => {
      const page = sourceOf(
        'S1',
        'Køen',
        [
          '## Hvordan jobbkøen virker',
          'Jobbkøen lagrer alle jobber i databasen. Ingen jobb i jobbkøen går tapt når en maskin stopper. Hver arbeider henter en jobb av gangen fra jobbkøen.',
        ],
        { language: 'no' },
      );
      const { draft, codes } = await write({
        ...taskOf('Hvordan jobbkøen virker', [page]),
        subject: subjectOf({ input: 'Hvordan jobbkøen virker' }, 'nb'),
        language: 'nb',
      });
      expect(textsOf(draft).length).toBeGreaterThan(0);
      expect(codes).not.toContain('source_language_differs');
    });

    test('writes Japanese from Japanese', async () => {
      const page = sourceOf(
        'S1',
        'キュー',
        [
          '## ジョブキューの仕組み',
          'ジョブキューはすべてのジョブをデータベースに保存します。障害が起きてもジョブは失われません。ワーカーはジョブを一つずつ取り出して実行します。',
          '## ジョブの再試行',
          '失敗したジョブは少し待ってから再試行されます。待ち時間は試行のたびに二倍になります。五回失敗したジョブは保留され、管理者に通知されます。',
        ],
        { language: 'ja' },
      );
      const { draft, outline } = await write({ ...taskOf('ジョブキューの仕組み', [page]), language: 'ja' });
      expect(outline.title).toBe('ジョブキューの仕組み');
      expect(textsOf(draft).length).toBeGreaterThan(2);
    });
  });

  test('reads an order for its subject, and takes the words of orders for the subject where nothing is ordered', async () => {
    const plain = await write(taskOf('The job queue', QUEUE_PAGES));
    const ordered = await write(taskOf('Please write a short blog post about the job queue', QUEUE_PAGES));
    expect(textsOf(ordered.draft)).toEqual(textsOf(plain.draft));
    const page = sourceOf('S1', 'Writing', [
      '## How an article is written',
      'An article is written by people who know its subject and have the time for it. Writers draft each article twice before anyone else may read it.',
      '## How bread is baked',
      'The bread of the house is baked in an oven of stone that burns wood of the forest. Bakers heat the oven for an hour before the first loaf goes in.',
    ]);
    const { draft } = await write(taskOf('How an article is written', [page], { word_count: 150 }));
    expect(textsOf(draft)[0]).toContain('An article is written');
  });

  test('refuses a subject that the sources do not touch', async () => {
    await expect(write(taskOf('Baking sourdough bread at home', QUEUE_PAGES))).rejects.toMatchObject({
      code: 'no_usable_sources',
    });
  });

  test('writes from what there is when the input names no subject at all', async () => {
    const { draft } = await write(taskOf('🎉🎉', QUEUE_PAGES));
    expect(textsOf(draft).length).toBeGreaterThan(2);
  });

  test('keeps its promises whatever the pages hold', async () => {
    const line = fc.oneof(
      fc.constantFrom(
        ...[
          '# Queue',
          '## Jobs',
          '###### Box',
          'Note',
          '- an item',
          '- The queue is full. It waits for jobs.',
          '> A quotation.',
          '$ code',
        ],
        ...[
          'The queue keeps every job in the database of the house.',
          'However, jobs may fail in the queue at night.',
          'There are three kinds of jobs in the queue:',
        ],
        ...[
          'What is a job?',
          'A job is a piece of work that waits in the queue for a worker.',
          'See Section 3.',
          '(',
          '"',
          '😀',
          '。',
          'queue',
        ],
      ),
      fc.string({ unit: 'grapheme', maxLength: 80 }).map((text) => text.replace(/\s+/gu, ' ').trim() || 'x'),
    );
    const page = fc.array(
      fc.array(line, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' ')),
      { minLength: 1, maxLength: 25 },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(page, { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        async (pages, strange) => {
          const sources = pages.map((lines, index) =>
            sourceOf(`S${index + 1}`, `Page ${index}`, lines, {
              rights: strange && index === 0 ? 'third_party' : 'own',
            }),
          );
          const task = taskOf('The job queue', sources, { extras: { faq: 3, key_takeaways: true } });
          const written = await write(task).catch((error: unknown) => error);
          if (written instanceof StageFailure) return;
          if (written instanceof Error) throw written;
          const { outline, draft } = written as Awaited<ReturnType<typeof write>>;
          const body = assembleBody({ draft, sources, language: 'en', citations: 'inline' });
          const report = runDesk({ draft, outline, sources, language: 'en', ...body });
          const blocking = report.checks.filter(
            (check) => check.blocking && ['fail', 'error'].includes(check.verdict),
          );
          expect(blocking).toEqual([]);
          expect(report.checks.find((check) => check.name === 'duplication_internal')?.verdict).not.toBe(
            'fail',
          );
          expect(JSON.stringify(await write(task))).toBe(JSON.stringify(written));
        },
      ),
      { numRuns: runs(60) },
    );
  });

  itOfMany('reads ten long pages in well under the time of a stage', async () => {
    const pages = Array.from({ length: 10 }, (_, index) =>
      longPage(`S${index + 1}`, index % 2 ? 'apples' : 'apples and pears', 8),
    );
    const before = process.cpuUsage();
    await write(taskOf('The apples of England', pages, { word_count: 1200 }));
    const { user, system } = process.cpuUsage(before);
    // 1.5 s is the promise on the reference machine; the bound is wide, for a test must not fail by a busy one.
    expect((user + system) / 1e6).toBeLessThan(10);
  });
});
