/** What a robots.txt says to one crawler. */
export interface RobotsGroup {
  /** `Allow: /a` or `Disallow: /b`, in order, each once. */
  readonly rules: readonly string[];
  /** As it is written behind the last `Crawl-delay`; null where there is none. */
  readonly crawlDelay: string | null;
  /** Of the whole file: sitemaps belong to no group. */
  readonly sitemaps: readonly string[];
}

/** Sitemaps of one file that are looked at; a survey reads five. */
const MAX_SITEMAPS = 200;

/** Rules longer than any address that is fetched match nothing. */
const LONGEST_LINE = 3000;

/**
 * Reads out of a robots.txt what concerns one crawler: the groups that name it, all of them together, or else those for
 * everyone (RFC 9309, 2.2.1). Whatever a file says to others is passed over, so its size costs one look at each line.
 * @param product the crawler's name, in lower case
 */
export function robotsGroupFor(text: string, product: string): RobotsGroup {
  const ours = new GroupReader();
  const everyones = new GroupReader();
  const sitemaps = new Set<string>();
  // Whom the group speaks to; lines that follow one another name its crawlers, and the first rule ends their list.
  let spoken = { ours: false, everyone: false };
  let isNaming = false;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const record = recordOf(line);
    if (record === null) continue;
    const { name, value } = record;
    if (name === 'user-agent') {
      const agent = agentOf(value);
      if (!isNaming) spoken = { ours: false, everyone: false };
      spoken = { ours: spoken.ours || agent === product, everyone: spoken.everyone || agent === '*' };
      isNaming = true;
      if (agent === product) ours.isNamed = true;
    } else if (name === 'allow' || name === 'disallow' || name === 'crawl-delay') {
      isNaming = false;
      if (spoken.ours) ours.add(name, value);
      if (spoken.everyone) everyones.add(name, value);
    } else if (name === 'sitemap' && value !== '' && sitemaps.size < MAX_SITEMAPS) {
      sitemaps.add(value);
    }
  }
  // A group that names it and forbids nothing allows everything, whatever others are told.
  const { rules, crawlDelay } = ours.isNamed ? ours : everyones;
  return { rules: [...rules], crawlDelay, sitemaps: [...sitemaps] };
}

class GroupReader {
  isNamed = false;
  crawlDelay: string | null = null;
  readonly rules = new Set<string>();

  add(name: 'allow' | 'disallow' | 'crawl-delay', value: string): void {
    if (name === 'crawl-delay') this.crawlDelay = value;
    // An empty rule says nothing. Runs of `*` mean one and cost a scan each.
    else if (value !== '')
      this.rules.add(`${name === 'allow' ? 'Allow' : 'Disallow'}: ${value.replace(/\*{2,}/g, '*')}`);
  }
}

function recordOf(line: string): { readonly name: string; readonly value: string } | null {
  if (line.length > LONGEST_LINE) return null;
  const comment = line.indexOf('#');
  const bare = comment < 0 ? line : line.slice(0, comment);
  const colon = bare.indexOf(':');
  if (colon < 0) return null;
  return { name: bare.slice(0, colon).trim().toLowerCase(), value: bare.slice(colon + 1).trim() };
}

/** `Galley/1.0` and `galley` are one crawler. */
function agentOf(value: string): string {
  return (value.split('/')[0] ?? '').trim().toLowerCase();
}
