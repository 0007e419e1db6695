import type { LinkTarget } from '../../domain/article/internal-links.js';
import type { BriefSettings } from '../../domain/brief/settings.js';
import { listed, type SourceWarning } from './source-warnings.js';
import type { NewSource } from '../../domain/research/source.js';
import { addressKey, nameInPath } from './page-address.js';
import type { NamedPage } from './site-survey.js';

/** What is known of an edition's pages once the sources are gathered. */
export interface KnownPages {
  readonly settings: BriefSettings;
  /** Null where the edition has none: then nobody can tell its pages from others. */
  readonly webAddress: string | null;
  readonly isOwn: (url: string) => boolean;
  /** What the article is written from. */
  readonly sources: readonly NewSource[];
  /** The edition's pages that were read and could be sources, used or not. */
  readonly read: readonly NewSource[];
  /** Its pages that were not read and are known by name only. */
  readonly named: readonly NamedPage[];
}

/** What a page is called by links to it and by its address: more would repeat these. */
const MOST_NAMES = 5;
/** As long as headings get; what is longer is a paragraph. */
const LONGEST_NAME = 120;

/** The pages that the article may link to, those that are wanted most first, and what the brief wants that can't be. */
export function linkTargets(known: KnownPages): {
  readonly targets: readonly LinkTarget[];
  readonly warnings: readonly SourceWarning[];
} {
  const { settings, webAddress, isOwn, sources, read, named } = known;
  const { internal_links: asked } = settings;
  if (asked?.max === 0) return { targets: [], warnings: [] };
  const wanted = asked?.urls ?? [];
  const strange = wanted.filter(({ url }) => webAddress !== null && !isOwn(url));
  // Every page of a site has a link to its first one anyway.
  const home = addressKey(webAddress ?? '');
  const readable = [...sources.filter(({ rights }) => rights === 'own'), ...read].filter(
    ({ finalUrl }) => finalUrl !== null && addressKey(finalUrl) !== home,
  );
  const names = new Map<string, readonly string[]>([
    ...named.map(({ url, text }) => [addressKey(url), text.split('; ')] as const),
    ...readable.map((page) => [addressKey(page.finalUrl ?? ''), [page.title]] as const),
  ]);
  const all: LinkTarget[] = [
    ...wanted
      .filter((link) => !strange.includes(link))
      .map(({ url, anchor }) => ({
        ...target(url, 'brief', [...(names.get(addressKey(url)) ?? []), nameInPath(url)]),
        own: isOwn(url),
        anchor: anchor ?? null,
      })),
    ...readable.map((page) => {
      const isSource = sources.includes(page);
      return target(page.finalUrl ?? '', isSource ? 'source' : 'read', [page.title]);
    }),
    // It is unknown whether these answer, so they are used only when the brief asks for links.
    ...(asked ? named : []).map(({ url, text }) =>
      target(url, 'named', [...text.split('; '), nameInPath(url)]),
    ),
  ];
  const message = `Left out of settings.internal_links, for they are no pages of the edition’s site: ${listed(strange.map(({ url }) => url))}`;
  return {
    targets: onceEach(all),
    warnings: strange.length === 0 ? [] : [{ code: 'internal_link_left_out', message }],
  };
}

function target(url: string, known: LinkTarget['known'], names: readonly string[]): LinkTarget {
  const short = names.map((name) => name.slice(0, LONGEST_NAME).trim()).filter((name) => name !== '');
  return { url, own: true, known, anchor: null, names: [...new Set(short)].slice(0, MOST_NAMES) };
}

function onceEach(targets: readonly LinkTarget[]): LinkTarget[] {
  const keys = new Set<string>();
  return targets.filter(({ url }) => {
    const key = addressKey(url);
    return !keys.has(key) && keys.add(key);
  });
}
