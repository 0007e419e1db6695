import type { Freshness } from '../../domain/research/search-query.js';
import type { DroppedSource } from '../../domain/research/source.js';
import { sameLanguage } from '../../domain/text/same-language.js';
import { containment, shinglesOf } from '../../domain/text/shingles.js';
import { dropOf } from './drop.js';
import type { Found } from './make-source.js';

/** Of a page that Galley found; what was given may be as short as the caller likes. */
const FEWEST_WORDS = 80;
const SHINGLE = 8;
/** Above this share of common shingles, two texts say the same. */
const SAME_TEXT = 0.8;

const DAY_MS = 24 * 60 * 60_000;
const AGES: Readonly<Record<Exclude<Freshness, 'any'>, number>> = { day: 1, week: 7, month: 31, year: 366 };

interface Known {
  readonly source: Found;
  readonly shingles: ReadonlySet<string>;
}

/** Lets pages pass that can be sources, and says of every other why it can't. */
export class PageScreen {
  private readonly known: Known[];

  /** @param given what is a source already, and must not be said twice. @param language BCP 47 tag of the article. */
  constructor(
    given: readonly Found[],
    private readonly language: string,
    private readonly freshness: Freshness,
  ) {
    this.known = given.map((source) => ({ source, shingles: this.shinglesOf(source) }));
  }

  /** @returns null for a page that may be a source: those that come after are compared with it, too. */
  judge(source: Found): DroppedSource | null {
    if (source.words < FEWEST_WORDS)
      return dropOf(source, 'too_short', `it has fewer than ${FEWEST_WORDS} words`);
    const shingles = this.shinglesOf(source);
    const same = this.known.find((other) => saysTheSame(shingles, other.shingles));
    if (same) {
      const { finalUrl, title } = same.source;
      const dropped = dropOf(source, 'duplicate', 'another source says the same');
      return { ...dropped, duplicateOf: finalUrl ?? title };
    }
    // No engine translates a site: such pages would only keep an article waiting for its refusal.
    if (source.language !== null && !sameLanguage(source.language, this.language))
      return dropOf(source, 'other_language', `it is in another language (${source.language})`);
    if (isOlder(source, this.freshness))
      return dropOf(
        source,
        'too_old',
        `it is older than the brief asks for (${source.publishedAt?.slice(0, 10) ?? ''})`,
      );
    this.known.push({ source, shingles });
    return null;
  }

  private shinglesOf(source: Found): ReadonlySet<string> {
    return shinglesOf(source.text, SHINGLE, this.language);
  }
}

function saysTheSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [few, many] = one.size <= other.size ? [one, other] : [other, one];
  return containment(few, many) >= SAME_TEXT;
}

/** What states no date is not taken for old. A day is added: a date without a time is of an unknown zone. */
function isOlder({ publishedAt, fetchedAt }: Found, freshness: Freshness): boolean {
  if (freshness === 'any' || publishedAt === null || fetchedAt === null) return false;
  return Date.parse(publishedAt) < Date.parse(fetchedAt) - (AGES[freshness] + 1) * DAY_MS;
}
