import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Freshness } from '../../domain/research/search-query.js';
import type { DroppedSource, NewSource } from '../../domain/research/source.js';
import { sameLanguage, printsHeld, shinglePrintsOf, type ShinglePrints } from '../../libs/text/index.js';
import { dropOf } from './drop.js';

/** Of a page that Galley found; what was given may be as short as the caller likes. */
const FEWEST_WORDS = 80;
/** Words that two writers seldom have in the same order by chance. */
const SHINGLE = 8;
/**
 * Above this share of common shingles, two texts say the same: a word that was changed takes eight shingles, so a copy may
 * differ in one word of forty.
 */
const SAME_TEXT = 0.8;

const DAY_MS = 24 * 60 * 60_000;
const AGES: Readonly<Record<Exclude<Freshness, 'any'>, number>> = { day: 1, week: 7, month: 31, year: 366 };

interface Known {
  readonly source: NewSource;
  readonly prints: ShinglePrints;
}

/** Lets pages pass that can be sources, and says of every other why it can't. Yields to the event loop after each page. */
export class PageScreen {
  private readonly known: Known[] = [];

  /** @param language BCP 47 tag of the article. */
  constructor(
    private readonly language: string,
    private readonly freshness: Freshness,
  ) {}

  /** @returns null for what was given and says something new: those that come after are compared with it, too. */
  async judgeGiven(source: NewSource): Promise<DroppedSource | null> {
    const prints = await this.printsOf(source);
    // A page that holds what was given before, and more, is worth its place.
    const same = this.known.find((other) => printsHeld(prints, other.prints) >= SAME_TEXT);
    if (same) return duplicate(source, same.source);
    this.known.push({ source, prints });
    return null;
  }

  /** @returns null for a page that may be a source: those that come after are compared with it, too. */
  async judge(source: NewSource): Promise<DroppedSource | null> {
    if (source.words < FEWEST_WORDS)
      return dropOf(source, 'too_short', `it has fewer than ${FEWEST_WORDS} words`);
    const prints = await this.printsOf(source);
    const same = this.known.find((other) => saysTheSame(prints, other.prints));
    if (same) return duplicate(source, same.source);
    // No engine translates a site: such pages would only keep an article waiting for its refusal.
    if (source.language !== null && !sameLanguage(source.language, this.language))
      return dropOf(source, 'other_language', `it is in another language (${source.language})`);
    if (isOlder(source, this.freshness))
      return dropOf(
        source,
        'too_old',
        `it is older than the brief asks for (${source.publishedAt?.slice(0, 10) ?? ''})`,
      );
    this.known.push({ source, prints });
    return null;
  }

  private async printsOf(source: NewSource): Promise<ShinglePrints> {
    await yieldToEventLoop();
    return shinglePrintsOf(source.text, SHINGLE);
  }
}

function duplicate(source: NewSource, { finalUrl, title }: NewSource): DroppedSource {
  const dropped = dropOf(source, 'duplicate', 'another source says the same');
  return { ...dropped, duplicateOf: finalUrl ?? title };
}

function saysTheSame(one: ShinglePrints, other: ShinglePrints): boolean {
  const [few, many] = one.length <= other.length ? [one, other] : [other, one];
  return printsHeld(few, many) >= SAME_TEXT;
}

/** What states no date is not taken for old. A day is added: a date without a time is of an unknown zone. */
function isOlder({ publishedAt, fetchedAt }: NewSource, freshness: Freshness): boolean {
  if (freshness === 'any' || publishedAt === null || fetchedAt === null) return false;
  return Date.parse(publishedAt) < Date.parse(fetchedAt) - (AGES[freshness] + 1) * DAY_MS;
}
