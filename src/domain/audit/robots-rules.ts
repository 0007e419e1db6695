import { canParseUrl } from '../can-parse-url.js';
import type { RobotsFacts } from './site-facts.js';

/** RFC 9309 (2.5): crawlers read at least 500 KiB; what stands behind is not read. */
export const ROBOTS_BYTES = 500 * 1024;

/** Rules that are kept: real files have hundreds, and each costs a look at every address. */
const MOST_RULES = 10_000;
/** No address that is asked for is longer. */
const LONGEST_PATTERN = 2048;

interface Rule {
  readonly allow: boolean;
  readonly pattern: Pattern;
  readonly line: number;
  readonly text: string;
}

interface Group {
  readonly agents: string[];
  readonly rules: Rule[];
  crawlDelaySeconds: number | null;
}

/** The line of a robots.txt that decides about an address. */
export interface RobotsLine {
  readonly line: number;
  readonly text: string;
}

/** A robots.txt by RFC 9309, which knows by which of its lines it decides. */
export class RobotsRules {
  private constructor(
    private readonly groups: readonly Group[],
    readonly sitemaps: readonly string[],
    readonly faults: RobotsFacts['faults'],
    readonly disallowLines: number,
  ) {}

  /** @param text decoded; what stands behind 500 KiB is not read, and told as a fault */
  static parse(text: string): RobotsRules {
    const faults: RobotsFacts['faults'][number][] = [];
    const groups: Group[] = [];
    const sitemaps: string[] = [];
    let [disallowLines, rules] = [0, 0];
    let group: Group | null = null;
    let isNaming = false;
    const fault = (line: number, said: string, reason: RobotsFacts['faults'][number]['reason']) => {
      if (faults.length < 100) faults.push({ line, text: said.slice(0, 200), reason });
    };
    const lines = text.slice(0, ROBOTS_BYTES).split(/\r\n|\r|\n/);
    for (const [index, whole] of lines.entries()) {
      const number = index + 1;
      const said = (index === 0 ? whole.replace(/^\ufeff/, '') : whole).trim();
      const hash = said.indexOf('#');
      const bare = (hash === -1 ? said : said.slice(0, hash)).trim();
      if (bare === '') continue;
      const colon = bare.indexOf(':');
      if (colon === -1) {
        fault(number, said, 'no_colon');
        continue;
      }
      const name = bare.slice(0, colon).trim().toLowerCase();
      const value = bare.slice(colon + 1).trim();
      if (name === 'user-agent') {
        if (!isNaming || group === null) {
          group = { agents: [], rules: [], crawlDelaySeconds: null };
          groups.push(group);
        }
        group.agents.push(productOf(value));
        isNaming = true;
      } else if (name === 'allow' || name === 'disallow') {
        if (name === 'disallow') disallowLines += 1;
        isNaming = false;
        if (group === null) fault(number, said, 'rule_before_agent');
        else if (value !== '' && value.length <= LONGEST_PATTERN && rules < MOST_RULES) {
          rules += 1;
          const pattern = new Pattern(value);
          group.rules.push({ allow: name === 'allow', pattern, line: number, text: said.slice(0, 200) });
        }
      } else if (name === 'sitemap') {
        if (/^https?:\/\//i.test(value) && canParseUrl(value)) sitemaps.push(new URL(value).href);
        else fault(number, said, 'relative_sitemap');
      } else if (name === 'crawl-delay') {
        isNaming = false;
        const seconds = Number(value);
        if (group !== null && seconds > 0 && seconds < 86_400) group.crawlDelaySeconds = seconds;
      }
    }
    if (text.length > ROBOTS_BYTES) fault(lines.length, 'more than 500 KiB', 'too_large');
    return new RobotsRules(groups, [...new Set(sitemaps)], faults, disallowLines);
  }

  /**
   * @param url absolute
   * @param agent a product token such as `Googlebot`, or a whole User-Agent header
   * @returns the line that forbids it; null when it may be asked
   */
  blockedBy(url: string, agent: string): RobotsLine | null {
    const { pathname, search } = new URL(url);
    const path = normalised(pathname + search);
    let best: Rule | null = null;
    for (const rule of this.rulesFor(agent)) {
      if (best !== null && rule.pattern.length < best.pattern.length) continue;
      if (best !== null && rule.pattern.length === best.pattern.length && !rule.allow) continue;
      if (rule.pattern.fits(path)) best = rule;
    }
    return best === null || best.allow ? null : { line: best.line, text: best.text };
  }

  crawlDelaySeconds(agent: string): number | null {
    const delays = this.groupsFor(agent).flatMap((group) => group.crawlDelaySeconds ?? []);
    return delays.length === 0 ? null : Math.max(...delays);
  }

  /** A crawl asks for one agent thousands of times. */
  private readonly known = new Map<string, readonly Rule[]>();

  private rulesFor(agent: string): readonly Rule[] {
    let rules = this.known.get(agent);
    if (!rules) {
      rules = this.groupsFor(agent).flatMap((group) => group.rules);
      if (this.known.size < 100) this.known.set(agent, rules);
    }
    return rules;
  }

  /** All groups that name it together are one (RFC 9309, 2.2.1); else those of `*`. */
  private groupsFor(agent: string): Group[] {
    const product = productOf(agent);
    const own = this.groups.filter((group) => group.agents.includes(product));
    return own.length > 0 ? own : this.groups.filter((group) => group.agents.includes('*'));
  }
}

/** A path with `*` for any letters and `$` for its end; matched part by part, so that no file makes it slow. */
class Pattern {
  readonly length: number;
  private readonly parts: readonly string[];
  private readonly isWhole: boolean;

  constructor(value: string) {
    this.isWhole = value.endsWith('$');
    const path = normalised(this.isWhole ? value.slice(0, -1) : value);
    this.length = path.length + (this.isWhole ? 1 : 0);
    this.parts = path.split(/\*+/);
  }

  fits(path: string): boolean {
    const [first = '', ...rest] = this.parts;
    if (!path.startsWith(first)) return false;
    if (rest.length === 0) return !this.isWhole || path.length === first.length;
    let at = first.length;
    for (const [index, part] of rest.entries()) {
      if (this.isWhole && index === rest.length - 1)
        return path.length - part.length >= at && path.endsWith(part);
      const next = path.indexOf(part, at);
      if (next === -1) return false;
      at = next + part.length;
    }
    return true;
  }
}

/** `%7E` and `~`, `ü` and `%C3%BC` are the same; `%2F` and `/` are not. */
function normalised(path: string): string {
  return path
    .replace(/[^\x21-\x7e]/gu, (letter) => encodeLetter(letter))
    .replace(/%([0-9a-f]{2})/gi, (escape, hex: string) => {
      const letter = String.fromCharCode(Number.parseInt(hex, 16));
      return /[A-Za-z0-9\-._~]/.test(letter) ? letter : escape.toUpperCase();
    });
}

function encodeLetter(letter: string): string {
  try {
    return encodeURIComponent(letter);
  } catch {
    // Half a letter.
    return '%EF%BF%BD';
  }
}

/** `Mozilla/5.0 (…)` and `Mozilla` are one product to a robots.txt. */
function productOf(agent: string): string {
  const product = /^[\w*-]+/.exec(agent.trim())?.[0] ?? '';
  return product.toLowerCase();
}
