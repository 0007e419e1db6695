import { createHash } from 'node:crypto';
import { instantOf } from '../../domain/instant.js';
import type { RecordedSource } from '../../domain/article/provenance.js';
import type { BriefSettings } from '../../domain/brief/settings.js';
import {
  BLOCK_SEPARATOR,
  textOfBlocks,
  type Source,
  type SourceKind,
  type SourceRights,
} from '../../domain/research/source.js';
import { boundText } from '../../domain/research/text-bounds.js';
import type { TextBlock } from '../../libs/page-reading/index.js';
import { cutHeading, detectLanguage, countWords } from '../../libs/text/index.js';
import type { SurveyedPage } from './site-survey.js';

/** A source before it has its place among the others. */
export type Found = Omit<Source, 'id'>;

/** The brief's notes: evidence to write from, never instructions. */
export async function noteOf(notes: string, editionName: string): Promise<Found> {
  return textSource({
    kind: 'note',
    rights: 'given',
    title: `Notes for ${editionName}`,
    url: null,
    text: notes,
  });
}

export type GivenSource = NonNullable<BriefSettings['sources']>[number];

/** A text that came with the brief. */
export function givenText({
  title,
  text,
  url,
  licence,
}: Extract<GivenSource, { readonly text: string }>): Promise<Found> {
  return textSource({
    kind: 'given_text',
    rights: 'given',
    title,
    url: url ?? null,
    text,
    ...(licence === undefined ? {} : { licence }),
  });
}

async function textSource(given: {
  readonly kind: SourceKind;
  readonly rights: SourceRights;
  readonly title: string;
  readonly url: string | null;
  readonly text: string;
  readonly licence?: string;
}): Promise<Found> {
  const blocks = blocksOfText(given.text);
  const text = textOfBlocks(blocks);
  return {
    kind: given.kind,
    rights: given.rights,
    title: given.title,
    url: given.url,
    finalUrl: given.url,
    site: given.url === null ? null : new URL(given.url).hostname,
    author: null,
    publishedAt: null,
    fetchedAt: null,
    httpStatus: null,
    contentType: null,
    via: { by: 'given' },
    robotsAllowed: null,
    licence: given.licence ?? null,
    shortened: false,
    language: await detectLanguage(text),
    blocks,
    text,
    words: countWords(text),
    textSha256: sha256(text),
  };
}

/**
 * Paragraphs are parted by blank lines; a line that begins with `#` is a heading, one with `-` or `*` an item, and so
 * is one with `1.` or `2)`, as long as the numbers run on from 1: a line may begin with a year or a count too.
 */
function blocksOfText(text: string): TextBlock[] {
  const blocks: (TextBlock & { readonly raw?: string })[] = [];
  for (const part of text.replace(/\r\n?/g, '\n').split(/\n[ \t]*\n/)) {
    const heading = /^\s*(#{1,6})\s+(.+)/.exec(part);
    const rest = heading ? part.slice(heading[0].length) : part;
    if (heading)
      blocks.push({
        kind: 'heading',
        level: heading[1]?.length ?? 2,
        text: cutHeading(fold(heading[2] ?? '')),
      });
    for (const { text, order, raw } of piecesOf(rest, orderBehind(blocks))) {
      if (order === undefined) blocks.push({ kind: raw === text ? 'paragraph' : 'item', text, raw });
      else blocks.push({ kind: 'item', text, raw, order });
    }
  }
  return blocks.map(({ raw, ...block }, index) => {
    // `1. A summary` with no second behind it is no list: the number goes back to where it stood.
    const isAlone = block.order === 1 && blocks[index + 1]?.order !== 2;
    return isAlone ? { kind: 'paragraph', text: raw ?? block.text } : block;
  });
}

interface Piece {
  readonly text: string;
  /** With its mark, where it has one. */
  readonly raw: string;
  /** Of an item in a numbered list. */
  readonly order?: number;
}

function orderBehind(blocks: readonly TextBlock[]): number {
  return (blocks.at(-1)?.order ?? 0) + 1;
}

/** @param next the number that a list before this part would go on with */
function piecesOf(part: string, next: number): Piece[] {
  const found: { lines: string[]; mark: string; order?: number }[] = [{ lines: [], mark: '' }];
  let expected = next;
  for (const line of part.split('\n')) {
    const mark = /^\s*(?:[-*•]|\d{1,2}[.)])\s+/.exec(line)?.[0] ?? '';
    const order = Number.parseInt(mark, 10);
    const isBullet = mark !== '' && Number.isNaN(order);
    const isNumbered = mark !== '' && (order === expected || order === 1);
    if (isBullet) found.push({ lines: [line], mark });
    else if (isNumbered) found.push({ lines: [line], mark, order });
    else found.at(-1)?.lines.push(line);
    if (isNumbered) expected = order + 1;
  }
  return found.flatMap(({ lines, mark, order }) => {
    const raw = fold(lines.join('\n'));
    const text = fold(lines.join('\n').slice(mark.length));
    return text === '' ? [] : [{ text, raw, ...(order === undefined ? {} : { order }) }];
  });
}

/** A page that was read. */
export async function pageSource(
  { page, read, text: bound, via, publishedAt }: SurveyedPage,
  kind: SourceKind,
  rights: SourceRights,
): Promise<Found> {
  const { blocks, words } = bound;
  const text = textOfBlocks(blocks);
  return {
    kind,
    rights,
    title: read.title || new URL(page.finalUrl).hostname,
    url: page.url,
    finalUrl: page.finalUrl,
    site: read.siteName ?? new URL(page.finalUrl).hostname,
    author: read.author,
    publishedAt: read.publishedAt ?? publishedAt ?? null,
    fetchedAt: instantOf(page.fetchedAt),
    httpStatus: page.status,
    contentType: page.contentType,
    via,
    robotsAllowed: true,
    licence: null,
    shortened: bound.isCut,
    language: (await detectLanguage(text)) ?? read.language?.split('-')[0]?.toLowerCase() ?? null,
    blocks,
    text,
    words,
    textSha256: sha256(text),
  };
}

/** A page as a record has kept it. Of what its blocks were only the text was kept, so their kinds are told by their looks. */
export function recordedPage(source: RecordedSource, kind: SourceKind, rights: SourceRights): Found {
  const blocks = blocksOfStored(source.text);
  const text = textOfBlocks(blocks);
  const { foundBy: by, query } = source;
  return {
    kind,
    rights,
    title: source.title,
    url: source.url,
    finalUrl: source.finalUrl ?? source.url,
    site: source.site,
    author: source.author,
    publishedAt: source.publishedAt,
    fetchedAt: source.fetchedAt,
    httpStatus: source.httpStatus,
    contentType: source.contentType,
    via: { by: by ?? (rights === 'own' ? 'site' : 'search'), ...(query === null ? {} : { query }) },
    robotsAllowed: true,
    licence: null,
    shortened: source.shortened ?? false,
    language: source.language,
    blocks,
    text,
    words: countWords(text),
    textSha256: sha256(text),
  };
}

/** Longer lines than this are prose, whatever they end with. */
const LONGEST_HEADING = 100;

function blocksOfStored(stored: string): TextBlock[] {
  const parts = stored.split(BLOCK_SEPARATOR).filter((part) => part.trim() !== '');
  const isShort = (part = '') =>
    part.length <= LONGEST_HEADING && !/[.!?:;…。！？]["'”’)\]]*$/.test(part.trimEnd());
  return parts.map((text, index): TextBlock => {
    if (!isShort(text)) return { kind: 'paragraph', text };
    const next = parts[index + 1];
    // A line without an end stands over a paragraph, or among others like it in a list.
    return next !== undefined && !isShort(next)
      ? { kind: 'heading', level: 2, text }
      : { kind: 'item', text };
  });
}

/** @returns the beginning of a source, of so many words at the most; the source itself where it has no more */
export function shortenedTo(source: Found, words: number): Found {
  if (source.words <= words) return source;
  const bound = boundText(source.blocks, words);
  const text = textOfBlocks(bound.blocks);
  const { blocks } = bound;
  return { ...source, blocks, words: bound.words, text, textSha256: sha256(text), shortened: true };
}

function fold(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
