import { canParseUrl } from '../../libs/urls/index.js';
import { addressKey, isNoPage, plainAddress } from '../research/page-address.js';
import type { NamedAddress, OutboundLink } from './report-artifacts.js';

/** Of sites that have more the first are as good as the rest. */
const MOST_TARGETS = 10_000;
const MOST_OUTBOUND = 2000;
const MOST_TEXTS = 4;
/** One of this length says what its page is called; longer ones are paragraphs. */
const LONGEST_TEXT = 120;
const MOST_TELLERS = 5;
/** What more pages link to is linked to by a template, mostly. */
const MOST_LINKERS = 60;

interface Target {
  readonly url: string;
  readonly texts: Set<string>;
  pages: number;
  readonly sourceIds: string[];
}

interface Outbound extends Omit<Target, 'texts'> {
  text: string;
}

export interface StoredLinks {
  readonly targets: readonly NamedAddress[];
  readonly outbound: readonly OutboundLink[];
}

/** Where the pages of a site lead: to which of its pages and by what names, and away from it. */
export class SiteLinks {
  private readonly targets = new Map<string, Target>();
  private readonly away = new Map<string, Outbound>();

  /** @param isOwn whether an address belongs to the site */
  constructor(
    private readonly isOwn: (url: string) => boolean,
    kept: StoredLinks = { targets: [], outbound: [] },
  ) {
    for (const { url, texts, pages, sourceIds } of kept.targets)
      this.targets.set(addressKey(url), { url, texts: new Set(texts), pages, sourceIds: [...sourceIds] });
    for (const { sourceIds, ...rest } of kept.outbound)
      this.away.set(addressKey(rest.url), { ...rest, sourceIds: [...sourceIds] });
  }

  /** @param links of one page, each address once; the reader parts what several links say by `; ` */
  add(sourceId: string, links: readonly { readonly url: string; readonly text: string }[]): void {
    for (const { url: named, text } of links) {
      const url = plainAddress(named);
      if (!canParseUrl(url)) continue;
      if (this.isOwn(url)) this.addOwn(url, text, sourceId);
      else this.addAway(url, text, sourceId);
    }
  }

  /** @param key as `addressKey` makes it */
  inlinksOf(key: string): number {
    return this.targets.get(key)?.pages ?? 0;
  }

  stored(): StoredLinks {
    return {
      targets: [...this.targets.values()].map(({ texts, ...rest }) => ({ ...rest, texts: [...texts] })),
      outbound: [...this.away.values()],
    };
  }

  private addOwn(url: string, text: string, sourceId: string): void {
    const key = addressKey(url);
    const known = this.targets.get(key);
    if (!known && this.targets.size >= MOST_TARGETS) return;
    const target = known ?? { url, texts: new Set<string>(), pages: 0, sourceIds: [] };
    target.pages += 1;
    if (sourceId !== '' && target.sourceIds.length < MOST_LINKERS) target.sourceIds.push(sourceId);
    for (const part of text.split('; '))
      if (part !== '' && part.length <= LONGEST_TEXT && target.texts.size < MOST_TEXTS)
        target.texts.add(part);
    this.targets.set(key, target);
  }

  private addAway(url: string, text: string, sourceId: string): void {
    const key = addressKey(url);
    const known = this.away.get(key);
    if (isNoPage(url) || (!known && this.away.size >= MOST_OUTBOUND)) return;
    const link = known ?? { url, text: '', pages: 0, sourceIds: [] };
    link.pages += 1;
    if (link.text === '') link.text = (text.split('; ')[0] ?? '').slice(0, LONGEST_TEXT);
    if (link.sourceIds.length < MOST_TELLERS) link.sourceIds.push(sourceId);
    this.away.set(key, link);
  }
}
