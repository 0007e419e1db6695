import { malformationOf, normaliseUrl } from '../facts/url-identity.js';
import type { LinkFacts } from '../facts/page-facts.js';

/** The target of an `href`. */
export interface Resolved {
  readonly url: string | null;
  readonly fragment: string | null;
  readonly malformed: LinkFacts['malformed'];
}

type Parsed = Omit<Resolved, 'fragment'>;

/** Chosen: a longer base would be written into every address of the page: 100,000 links of 4 MB each. */
const LONGEST_BASE = 2048;

/** Chosen: anything longer is data and no address. */
const LONGEST_ADDRESS = 8192;

/**
 * Chosen: characters of all addresses of one page. Beyond this they are not resolved: a page of 5 MB made of `<a href=a>`
 * under a base of 2 kB would give a gigabyte.
 */
const MOST_LETTERS = 30_000_000;

/** Characters for which a fragment must be parsed: those that parsing changes, and escapes. */
// oxlint-disable-next-line no-control-regex -- to find them is its purpose
const NEEDS_PARSER = /[\u0000-\u0020\u007f%\\\ud800-\udfff]/;

/** Faults of an address that can be parsed all the same. */
const SUSPECT = /[\s\\]|^https?:\/*http/i;

const NOWHERE: Resolved = { url: null, fragment: null, malformed: null };

/** Resolves a page's addresses; each spelling is parsed once, because that costs more than the rest of a link. */
export class AddressResolver {
  private base: string;
  private isBaseSet = false;
  private cache = new Map<string, Parsed>();
  private letters = 0;
  /** Normalised; the address of the response when it can't be normalised. */
  readonly page: string;

  constructor(finalUrl: string) {
    this.page = normaliseUrl(finalUrl)?.url ?? finalUrl;
    this.base = this.page;
  }

  /** The first `base` with an `href` counts. */
  setBase(href: string): void {
    if (this.isBaseSet) return;
    this.isBaseSet = true;
    const base = href.length > LONGEST_BASE ? null : normaliseUrl(href.trim(), this.page);
    if (base === null || base.url.length > LONGEST_BASE) return;
    this.base = base.url;
    this.cache = new Map();
  }

  /** @param href trimmed */
  resolve(href: string): Resolved {
    if (href.length > LONGEST_ADDRESS) return NOWHERE;
    const hash = href.indexOf('#');
    const fragment = hash < 0 ? null : href.slice(hash + 1);
    if (fragment !== null && NEEDS_PARSER.test(fragment)) return this.resolveWhole(href);
    const address = hash < 0 ? href : href.slice(0, hash);
    let resolved = this.cache.get(address);
    if (resolved === undefined) {
      const { url, malformed } = this.resolveWhole(address);
      resolved = { url, malformed };
      this.cache.set(address, resolved);
    }
    return {
      url: resolved.url,
      fragment: resolved.url === null ? null : fragment,
      malformed: resolved.malformed,
    };
  }

  /** @returns the absolute address of a file, image or the like; null when it has none */
  urlOf(href: string): string | null {
    return this.resolve(href.trim()).url;
  }

  private resolveWhole(href: string): Resolved {
    if (this.letters > MOST_LETTERS) return NOWHERE;
    const found = normaliseUrl(href, this.base);
    if (found === null) return { url: null, fragment: null, malformed: malformationOf(href) };
    this.letters += found.url.length;
    return {
      url: found.url,
      fragment: found.fragment,
      malformed: SUSPECT.test(href) ? malformationOf(href) : null,
    };
  }
}
