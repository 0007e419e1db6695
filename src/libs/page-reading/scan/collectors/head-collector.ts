import { parseLinkHeader } from '../../facts/link-header.js';
import type { CanonicalFacts, HeadFacts, Located } from '../../facts/page-facts.js';
import { VERIFICATION_META } from '../../head-metas.js';
import type { AddressResolver } from '../address-resolver.js';
import { ATTRIBUTE, type Attributes } from '../attributes.js';
import { foldLine } from '../fold-line.js';

/** Crawlers that pages address by name. */
const CRAWLERS = new Set(
  (
    'robots googlebot googlebot-news googlebot-image googlebot-video bingbot msnbot slurp yandex yandexbot baiduspider ' +
    'duckduckbot applebot petalbot teoma naverbot yeti seznambot otherbot'
  ).split(' '),
);

/** Chosen: in characters; longer values are cut. */
const LONGEST_TEXT = 2000;
const LONGEST_HREF = 2048;
const LONGEST_CODE = 100;
/** Chosen: of each kind; more of them add nothing. */
const MOST = 100;
const MOST_HREFLANGS = 1000;

/** No two repetitions can match the same text, so it takes linear time. */
const REFRESH = /^\s*(\d+(?!\d)|(?=\.))[\d.]*(?=[\s;,]|$)\s*(?:[;,]\s*)?(.*)$/s;

interface Unresolved {
  readonly href: string;
  readonly line: number;
}

/** The page's metadata: in its head, and in tags of the head wherever they are. */
export class HeadCollector {
  lang: string | null = null;
  titlesOutside = 0;
  /** The contents of the tags by which owners prove that a domain is theirs. */
  readonly proofs = { inHead: [] as string[], outside: [] as string[] };
  private readonly titles: Located[] = [];
  private readonly descriptions: Located[] = [];
  private readonly robots: { readonly name: string; readonly content: string; readonly line: number }[] = [];
  private readonly canonicals: (Unresolved & { readonly inHead: boolean })[] = [];
  private readonly hreflangs: (Unresolved & { readonly code: string })[] = [];
  private readonly og: Record<string, string> = Object.create(null) as Record<string, string>;
  private ogCount = 0;
  private next: string | null = null;
  private prev: string | null = null;
  private refresh: { readonly seconds: number; readonly href: string; readonly line: number } | null = null;
  private viewport: string | null = null;

  addTitle(text: string, line: number, inHead: boolean): void {
    if (!inHead) this.titlesOutside += 1;
    else if (this.titles.length < MOST) this.titles.push({ text: foldLine(text, LONGEST_TEXT), line });
  }

  addMeta(attributes: Attributes, inHead: boolean, line: number): void {
    const content = attributes.get(ATTRIBUTE.content);
    if (content === null) return;
    const name = attributes.get(ATTRIBUTE.name)?.trim().toLowerCase() ?? '';
    const httpEquiv = attributes.get(ATTRIBUTE['http-equiv'])?.trim().toLowerCase() ?? '';
    const property = attributes.get(ATTRIBUTE.property)?.trim().toLowerCase() ?? '';
    if (name === 'description') {
      if (inHead && this.descriptions.length < MOST) {
        this.descriptions.push({ text: foldLine(content, LONGEST_TEXT), line });
      }
    } else if (CRAWLERS.has(name)) {
      if (this.robots.length < MOST) {
        this.robots.push({ name, content: foldLine(content, LONGEST_TEXT).toLowerCase(), line });
      }
    } else if (name === 'viewport') {
      this.viewport ??= foldLine(content, LONGEST_TEXT);
    } else if (name === VERIFICATION_META) {
      const found = inHead ? this.proofs.inHead : this.proofs.outside;
      if (found.length < MOST) found.push(foldLine(content, LONGEST_CODE));
    }
    if (httpEquiv === 'refresh') this.addRefresh(content, line);
    // Readers of these tags accept either attribute.
    const og = property.startsWith('og:') ? property : name.startsWith('og:') ? name : '';
    if (og !== '') this.addOg(og.slice('og:'.length, LONGEST_CODE), content);
  }

  private addOg(name: string, content: string): void {
    if (name === '' || name in this.og || this.ogCount >= MOST) return;
    this.og[name] = foldLine(content, LONGEST_TEXT);
    this.ogCount += 1;
  }

  /** By the steps of the HTML standard: seconds, then `;` or `,` or white space, then maybe `url=` and maybe quotes. */
  private addRefresh(content: string, line: number): void {
    // Only the first readable one counts; a page full of these costs no more than its length.
    if (this.refresh !== null) return;
    const found = REFRESH.exec(content.slice(0, 2 * LONGEST_HREF));
    if (found === null) return;
    const target = (found[2] ?? '').replace(/^url\s*=\s*/i, '');
    const quote = /^["']/.exec(target)?.[0];
    const href = quote === undefined ? target : (target.slice(1).split(quote)[0] ?? '');
    const seconds = Math.min(Number.parseInt(found[1] ?? '', 10) || 0, 1e9);
    this.refresh = { seconds, href: href.trim(), line };
  }

  /** @param rel lower case */
  addLink(
    rel: readonly string[],
    href: string,
    hreflang: string | null,
    inHead: boolean,
    line: number,
  ): void {
    const trimmed = href.trim().slice(0, LONGEST_HREF);
    if (rel.includes('canonical') && this.canonicals.length < MOST) {
      this.canonicals.push({ href: trimmed, inHead, line });
    }
    if (rel.includes('alternate') && hreflang !== null && inHead && this.hreflangs.length < MOST_HREFLANGS) {
      this.hreflangs.push({ code: hreflang.trim().slice(0, LONGEST_CODE), href: trimmed, line });
    }
    if (rel.includes('next')) this.next ??= trimmed;
    if (rel.includes('prev') || rel.includes('previous')) this.prev ??= trimmed;
  }

  /** `Link` headers count as if they were in the head; but hreflang sets are merged where all sources are known. */
  addHeaders(headers: readonly string[]): void {
    for (const header of headers) {
      for (const { target, rel } of parseLinkHeader(header)) this.addLink(rel, target, null, true, 0);
    }
  }

  factsOf(addresses: AddressResolver, endedBy: HeadFacts['endedBy']): HeadFacts {
    const urlOf = (href: string | null) => (href === null || href === '' ? null : addresses.urlOf(href));
    return {
      lang: this.lang,
      titles: this.titles,
      titlesOutside: this.titlesOutside,
      descriptions: this.descriptions,
      robots: this.robots,
      canonicals: this.canonicals.map(({ href, inHead, line }): CanonicalFacts => ({
        href,
        url: urlOf(href),
        absolute: /^https?:/i.test(href),
        inHead,
        line,
      })),
      hreflangs: this.hreflangs.map(({ code, href, line }) => ({ code, url: urlOf(href), line })),
      next: urlOf(this.next),
      prev: urlOf(this.prev),
      refresh:
        this.refresh === null
          ? null
          : { seconds: this.refresh.seconds, url: urlOf(this.refresh.href), line: this.refresh.line },
      viewport: this.viewport,
      og: this.og,
      endedBy,
    };
  }
}
