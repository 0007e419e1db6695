import { createHash } from 'node:crypto';
import type { Source } from '../../../src/domain/research/source.js';
import type { TextBlock } from '../../../src/libs/page-reading/index.js';
import { textOfBlocks } from '../../../src/domain/research/source.js';
import { countTerms, countWords, subjectOf, TermStatistics, termsOf } from '../../../src/libs/text/index.js';
import type { WritingTask } from '../../../src/ports/article/writer.js';

/** A block written short: `## Heading`, `- item`, `> quote`, `$ code`, or a paragraph. */
export function blockOf(line: string): TextBlock {
  const heading = /^(#{1,6}) (.*)$/.exec(line);
  if (heading) return { kind: 'heading', level: heading[1]?.length ?? 2, text: heading[2] ?? '' };
  if (line.startsWith('- ')) return { kind: 'item', text: line.slice(2) };
  if (line.startsWith('> ')) return { kind: 'quote', text: line.slice(2) };
  if (line.startsWith('$ ')) return { kind: 'code', text: line.slice(2) };
  return { kind: 'paragraph', text: line };
}

/** @param lines one block each, written as `blockOf` reads them. */
export function sourceOf(
  id: string,
  title: string,
  lines: readonly string[],
  more: Partial<Source> = {},
): Source {
  const blocks = lines.map(blockOf);
  const text = textOfBlocks(blocks);
  const url = `https://docs.example/${id.toLowerCase()}`;
  return {
    id,
    kind: 'domain_page',
    rights: 'own',
    title,
    url,
    finalUrl: url,
    site: 'docs.example',
    author: null,
    publishedAt: null,
    fetchedAt: '2026-03-01T08:00:00.000000Z',
    httpStatus: 200,
    contentType: 'text/html',
    language: 'en',
    blocks,
    text,
    words: countWords(text),
    textSha256: createHash('sha256').update(text).digest('hex'),
    ...more,
  };
}

export function noteOf(lines: readonly string[]): Source {
  return sourceOf('S0', 'Notes', lines, {
    kind: 'note',
    rights: 'given',
    url: null,
    finalUrl: null,
    site: null,
    language: null,
  });
}

export function taskOf(
  input: string,
  sources: readonly Source[],
  settings: WritingTask['settings'] = {},
): WritingTask {
  const texts = sources.flatMap(({ blocks }) => blocks.map(({ text }) => countTerms(termsOf(text, 'en'))));
  const passages = new TermStatistics(texts);
  const subject = subjectOf({ input, keywords: settings.keywords }, 'en', undefined, passages);
  const editionName = 'The Harbour Times';
  return { input, language: 'en', settings, subject, editionName, houseStyle: null, sources, seed: 7 };
}

/** Three short pages of a make-believe product's documentation. */
export const QUEUE_PAGES: readonly Source[] = [
  sourceOf('S1', 'Queue | Harbour docs', [
    '# The job queue',
    'Harbour keeps its work in a queue. Every job is a row in the database, so a crash loses nothing. Workers claim rows one at a time and mark them as done when the work is finished.',
    '## Retries',
    'A job that fails is tried again after a pause. The pause doubles with each attempt, up to one hour. After five attempts the job is parked and an operator is told. Parked jobs stay in the queue until somebody decides about them.',
    'Click here to see the settings. See Section 5.2 for the details of the retry queue.',
    '## Priorities',
    'Jobs carry a priority from 1 to 9. Workers take the lowest number first, and the oldest job among equals. Long imports should run at priority 9 so that they never hold up a customer’s request. A priority can be changed while the job waits in the queue.',
    '$ harbour job set --priority 9',
    'This command takes effect at once.',
  ]),
  sourceOf('S2', 'Workers | Harbour docs', [
    '# Workers',
    'A worker is a process that takes jobs from the queue and runs them. You can start as many workers as the machine has memory for. Each worker needs about 80 MB of memory and one database connection.',
    '## Starting a worker',
    'Run the command below:',
    '$ harbour worker --count 4',
    'This starts four workers. To stop them, send the terminate signal.',
    '## Scaling out',
    'Workers on several machines share one queue without further setup. The database decides which worker gets a job, so no job runs twice. Adding a machine takes effect within a second, and nothing has to be restarted.',
    'Workers can be tied to one kind of job:',
    '- imports, for nightly loads of many rows',
    '- mail, for messages that leave the house',
    '- reports, for long queries of the archive',
    '© 2024 Harbour Ltd. All rights reserved.',
  ]),
  sourceOf('S3', 'Monitoring | Harbour docs', [
    '# Monitoring the queue',
    'The queue page shows how many jobs wait, run and failed. It refreshes every five seconds. A growing number of waiting jobs means that workers can’t keep up with the load.',
    '## Alerts',
    'Harbour sends an alert when the oldest waiting job is more than ten minutes old. Alerts go to the address in the settings file. An alert is sent once, and again only after the queue was healthy in between.',
    '## What does a parked job mean?',
    'It is a job that failed five times. An operator can look at its last error and put it back into the queue, or delete it for good.',
    '## Is a restart needed?',
    'No restart is needed when settings of the queue change, for workers read them before each job.',
  ]),
];
