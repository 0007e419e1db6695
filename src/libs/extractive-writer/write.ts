import { ArticlePlan, type PlannedArticle } from './article.js';
import { type Material, materialOf } from './material.js';
import { isCallersText, mayBeBody, wordsOfBlocks } from './text-of.js';
import {
  type Ask,
  type EvidenceSlice,
  NothingToWrite,
  type Notice,
  type PlannedBlock,
  type Slice,
  type SourceText,
  type WrittenBlock,
  type Written,
} from './types.js';

/** From this share of the words asked for on, an article is as long as it should be. */
const NEARLY = 0.9;

/**
 * Writes an article without a model: it picks sentences of the sources and prints them as they stand, each with the place
 * where it was found. The same ask, sources and seed give the same bytes.
 *
 * @param pause called between steps with the share that is done; throws when the work is to stop
 * @throws {NothingToWrite} when the sources hold nothing on the subject
 */
export async function writeArticle(
  ask: Ask,
  sources: readonly SourceText[],
  pause: (fraction: number) => Promise<void>,
): Promise<Written> {
  const material = await materialOf(ask, sources, (fraction) => pause(0.7 * fraction));
  await pause(0.75);
  refuseIfEmpty(material);
  const article = new ArticlePlan(material).plan();
  await pause(0.95);
  return written(material, article);
}

/** A form may print what no article does: a page that is nothing but steps. */
function refuseIfEmpty({ ask, units, sources, foreign }: Material): void {
  if (units.length > 0 || (ask.form !== 'article' && sources.length > 0)) return;
  throw new NothingToWrite(
    sources.length === 0 && foreign.length > 0
      ? 'every source is in another language than the article, and this engine can’t translate'
      : 'no source holds a sentence that can be used',
  );
}

function written(material: Material, article: PlannedArticle): Written {
  let blocks = 0;
  const write = (planned: PlannedBlock): WrittenBlock => {
    blocks += 1;
    return writtenBlock(planned, `B${blocks}`);
  };
  const lead = article.lead.map(write);
  const sections = article.sections.map(({ heading, blocks: own }, index) => ({
    id: `H${index + 1}`,
    heading,
    blocks: own.map(write),
  }));
  if (lead.length === 0 && sections.length === 0)
    throw new NothingToWrite('no source says anything about it');
  const planned = article.sections.filter(({ extra }) => !extra);
  const words = wordsOfBlocks([...article.lead, ...planned.flatMap((section) => section.blocks)]);
  return {
    form: article.form,
    outline: {
      title: material.ask.title,
      targetWords: Math.max(article.targetWords, words),
      sections: planned.map(({ heading, blocks: own }, index) => ({
        id: `H${index + 1}`,
        heading,
        targetWords: wordsOfBlocks(own),
        sourceIds: sourceIdsOf(own),
      })),
    },
    lead,
    sections,
    notices: [...shortfalls(material, article, words), ...article.notices],
  };
}

function writtenBlock(
  { kind, source, sentences, label, within, framing }: PlannedBlock,
  id: string,
): WrittenBlock {
  return {
    id,
    kind,
    ...(label === undefined ? {} : { label }),
    ...(within === undefined ? {} : { within }),
    sentences:
      framing === undefined
        ? sentences.map((slice) => ({ text: slice.text, evidence: [evidenceOf(source, slice)] }))
        : [{ text: framing, evidence: sentences.map((slice) => evidenceOf(source, slice)), framing: true }],
  };
}

/** The whole passage, with what was left out of it in print: ways in brackets. */
function evidenceOf({ id, text }: SourceText, { start, end }: Slice): EvidenceSlice {
  return { sourceId: id, quote: text.slice(start, end), start, end };
}

/** @returns the sources of blocks, the one that gives most first */
function sourceIdsOf(blocks: readonly PlannedBlock[]): string[] {
  const letters = new Map<string, number>();
  for (const { source, sentences } of blocks) {
    const more = sentences.reduce((sum, { text }) => sum + text.length, 0);
    letters.set(source.id, (letters.get(source.id) ?? 0) + more);
  }
  return [...letters].sort((a, b) => b[1] - a[1]).map(([id]) => id);
}

/** @returns what the sources don't give */
function shortfalls({ ask, foreign, sources }: Material, article: PlannedArticle, words: number): Notice[] {
  const notices: Notice[] = [];
  const quotationsOnly = sources.length > 0 && sources.every(({ source }) => !mayBeBody(source));
  if (!quotationsOnly && words < NEARLY * ask.targetWords) {
    const own = sources.some(({ source }) => isCallersText(source));
    notices.push({
      code: 'short_sources',
      message: `The sources gave ${words} words on the subject instead of ${ask.targetWords}; the article is never padded${own ? '' : ', nor filled with another subject'}.`,
    });
  }
  if (foreign.length > 0) {
    notices.push({
      code: 'source_language_differs',
      message: `Not used, being in another language than the article: ${foreign.map(({ id }) => id).join(', ')}.`,
    });
  }
  if (quotationsOnly) {
    notices.push({
      code: 'quotations_only',
      message:
        'Every source is a stranger’s page, which may only be quoted, so the article is a list of quotations.',
    });
  }
  return notices;
}
