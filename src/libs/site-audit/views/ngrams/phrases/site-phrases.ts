import {
  isInternal,
  type PackedPage,
  type PageFacts,
  unpackFacts,
  unpackText,
} from '../../../../page-reading/index.js';
import { indexabilityOf } from '../../../site/indexability.js';
import { languageOf } from '../../../site/crawled-url.js';
import { copyOf, StringTable } from '../../../site/string-table.js';
import type { NgramDescriber } from '../ngram-describer.js';
import { ngramPageOf, type NgramPage } from '../ngram-page.js';
import type { NgramPart } from '../ngram-parts.js';
import type { NgramOptions } from '../ngram-settings.js';
import { NgramTally } from '../ngram-tally.js';

/** A page that answered 200 and that no robots.txt forbids, as a crawl stored it; plain data, which may go to another thread. */
export interface CountedPage extends PackedPage {
  readonly url: string;
  /** As in `AnswerFacts`. */
  readonly xRobotsTag: readonly string[];
}

/** Letters of pages that are kept from the first look for the second: those of a site of some thousand pages; of a larger one none. */
const MOST_KEPT_LETTERS = 10_000_000;
/** What a link takes beside its letters. */
const LETTERS_A_LINK = 40;

/**
 * The phrases of a site, by two looks at its packed pages. The first needs nothing but the page itself, so that it can be
 * had while the site is crawled: pages and what they link to have numbers until their ids are known.
 */
export class SitePhrases {
  private readonly numbers = new StringTable();
  /** By address; null for another site's. */
  private readonly targets = new Map<string, number | null>();
  private ids = new Int32Array(0);
  private urls: readonly string[] = [];
  /** Pages of the first look, by their numbers, with the numbers of their targets. */
  private readonly kept = new Map<number, NgramPage>();
  private room = MOST_KEPT_LETTERS;
  private tally: NgramTally | null;
  private describer: NgramDescriber | null = null;

  /** @param home of the site: what is another site's is no target */
  constructor(
    private readonly home: string,
    options: NgramOptions,
  ) {
    this.tally = new NgramTally(options);
  }

  /** Counts a page where search engines may list it. @throws TypeError once the first look has ended */
  count({ url, xRobotsTag, facts, text }: CountedPage): void {
    if (!this.tally) throw new TypeError('the first look has ended');
    const page = unpackFacts(facts);
    const answer = { status: 200, location: null, xRobotsTag };
    const { indexable } = indexabilityOf({ url, internal: true, page, skipped: null, answer });
    if (!indexable) return;
    const number = this.numbers.numberOf(url);
    const read = this.read(number, page, text);
    this.tally.add(read);
    const letters = read.mainText.length + read.links.length * LETTERS_A_LINK;
    this.room -= letters;
    if (this.room >= 0) this.kept.set(number, read);
    else this.kept.clear();
  }

  /** Ends the first look. @param urls of the site by their ids; empty for another site's */
  choose(urls: readonly string[]): void {
    this.urls = urls;
    this.ids = new Int32Array(this.numbers.size);
    for (const [id, url] of urls.entries()) {
      const number = url === '' ? undefined : this.numbers.find(url);
      if (number !== undefined) this.ids[number] = id;
    }
    this.describer ??= this.tally?.finish((target) => this.idOf(target)) ?? null;
    this.tally = null;
  }

  /** @param page that search engines may list. @throws TypeError before the first look has ended */
  describe({ id, facts, text }: PackedPage & { readonly id: number }): void {
    if (!this.describer) throw new TypeError('the first look has not ended');
    const number = this.numbers.numberOf(this.urls[id] ?? '');
    const page = this.kept.get(number) ?? this.read(number, unpackFacts(facts), text);
    this.kept.delete(number);
    const links = page.links.map(({ target, anchor }) => ({ target: this.idOf(target), anchor }));
    this.describer.add({ ...page, id, links });
  }

  /** Made one by one: all together they are large. */
  finish(): Iterable<NgramPart> {
    return this.describer?.finish((id) => this.urls[id] ?? '') ?? [];
  }

  private read(id: number, page: PageFacts, text: Uint8Array): NgramPage {
    const site = {
      find: (address: string) => {
        const target = this.numberOf(address);
        return target === null ? undefined : { id: target, internal: true };
      },
    };
    const read = ngramPageOf(
      { page },
      { id, language: languageOf(page), indexable: true, isPage: true },
      unpackText(text),
      site,
    );
    if (read === null) throw new TypeError('a page has phrases');
    return read;
  }

  private numberOf(address: string): number | null {
    const known = this.targets.get(address);
    if (known !== undefined) return known;
    const number = isInternal(address, this.home) ? this.numbers.numberOf(address) : null;
    this.targets.set(number === null ? copyOf(address) : this.numbers.text(number), number);
    return number;
  }

  private idOf(number: number | null): number | null {
    const id = number === null ? 0 : (this.ids[number] ?? 0);
    return id === 0 ? null : id;
  }
}
