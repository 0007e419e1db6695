import { ExtractiveWriter } from '../../../src/adapters/writer/extractive/extractive-writer.js';
import type { Draft, DraftBlock, Outline, Warning } from '../../../src/domain/article/draft.js';
import type { Source } from '../../../src/domain/research/source.js';
import { textOfBlocks } from '../../../src/domain/research/source.js';
import type { WritingTask } from '../../../src/ports/writer.js';
import { blockOf, sourceOf, taskOf } from './writer-sources.js';
import { listen } from '../../contract/writer-suite.js';

export interface WrittenExtractively {
  readonly outline: Outline;
  readonly draft: Draft;
  readonly warnings: readonly Omit<Warning, 'stage'>[];
  readonly codes: readonly string[];
  readonly headings: readonly string[];
  readonly lead: string;
  /** What stands under a heading, block by block. */
  readonly under: (heading: string) => string[];
}

/** Writes outline and draft as a job does. */
export async function writeExtractively(task: WritingTask): Promise<WrittenExtractively> {
  const writer = new ExtractiveWriter();
  const progress = listen();
  const outline = await writer.outline(task, progress);
  const draft = await writer.draft(task, outline, progress);
  const { warnings } = progress;
  return {
    outline,
    draft,
    warnings,
    codes: warnings.map(({ code }) => code),
    headings: draft.sections.map(({ heading }) => heading),
    lead: draft.lead.map(textOfBlock).join(' '),
    under: (heading) =>
      draft.sections
        .filter((section) => section.heading === heading)
        .flatMap(({ blocks }) => blocks.map(textOfBlock)),
  };
}

function textOfBlock(block: DraftBlock): string {
  return block.sentences.map(({ text }) => text).join(' ');
}

/** @param lines as `sourceOf` takes them, and besides `1. …` for the items of a numbered list */
export function pageOf(
  id: string,
  title: string,
  lines: readonly string[],
  more: Partial<Source> = {},
): Source {
  const blocks = lines.map((line) => {
    const [, order, text = ''] = /^(\d+)\. (.*)$/.exec(line) ?? [];
    return order === undefined ? blockOf(line) : { kind: 'item' as const, order: Number(order), text };
  });
  return { ...sourceOf(id, title, lines, more), blocks, text: textOfBlocks(blocks) };
}

/** As `pageOf`, for a page that the brief names. */
export function givenPage(
  id: string,
  title: string,
  lines: readonly string[],
  more: Partial<Source> = {},
): Source {
  return pageOf(id, title, lines, { kind: 'given_url', rights: 'given', ...more });
}

export function taskIn(
  language: string,
  input: string,
  sources: readonly Source[],
  settings: WritingTask['settings'] = {},
): WritingTask {
  const spoken = sources.map((source) => ({ ...source, language }));
  return { ...taskOf(input, spoken, settings), language };
}

const WORDS =
  'barrel cellar market winter sugar juice blossom frost merchant ladder basket wagon river chapel widow soldier letter garden lantern harvest orchard bottle kitchen school doctor railway engine harbour mirror velvet thunder meadow pigeon saddle candle hammer island journal lemon marble needle oyster parcel quarry ribbon sailor timber uncle valley walnut yard zebra'.split(
    ' ',
  );

/** Sentences on a thing, no two of them much alike, so that the share that an article may take is no matter. */
export function fillerOn(thing: string, count: number, seed = 1): string[] {
  let at = seed;
  const word = () => WORDS[(at = (at * 31 + 17) % 5003) % WORDS.length] ?? 'barrel';
  return Array.from(
    { length: count },
    () =>
      `The ${word()} beside the ${word()} held ${thing} for a ${word()} and the ${word()} of every ${word()}.`,
  );
}
