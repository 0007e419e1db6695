import { canParseUrl } from '../../urls/index.js';
import { RobotsMatcher, type RobotsJudgement, type RobotsLine, type RobotsRule } from './robots-matcher.js';

/** RFC 9309 (2.5): crawlers read at least 500 KiB; the rest is not read. */
export const ROBOTS_BYTES = 500 * 1024;

/** As long as the longest address that is fetched. */
const LONGEST_PATTERN = 2048;

/** A line of a robots.txt without effect, or the line at which reading stopped. */
export interface RobotsFault extends RobotsLine {
  readonly reason: 'no_colon' | 'rule_before_agent' | 'relative_sitemap' | 'too_large';
}

interface Group {
  readonly agents: string[];
  readonly rules: RobotsRule[];
  crawlDelaySeconds: number | null;
}

/** A robots.txt by RFC 9309 that reports the line by which it decides. */
export class RobotsRules {
  private constructor(
    private readonly groups: readonly Group[],
    readonly sitemaps: readonly string[],
    readonly faults: readonly RobotsFault[],
    readonly disallowLines: number,
  ) {}

  /** @param text decoded; everything beyond 500 KiB is not read and reported as a fault */
  static parse(text: string): RobotsRules {
    const faults: RobotsFault[] = [];
    const groups: Group[] = [];
    const sitemaps: string[] = [];
    let disallowLines = 0;
    let group: Group | null = null;
    let isNaming = false;
    const fault = (line: number, said: string, reason: RobotsFault['reason']) => {
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
        else if (value !== '' && value.length <= LONGEST_PATTERN)
          group.rules.push({
            allow: name === 'allow',
            pattern: value,
            line: number,
            text: said.slice(0, 200),
          });
      } else if (name === 'sitemap') {
        if (/^https?:\/\//i.test(value) && canParseUrl(value)) sitemaps.push(new URL(value).href);
        else fault(number, said, 'relative_sitemap');
      } else if (name === 'crawl-delay') {
        isNaming = false;
        const seconds = Number(value);
        if (group !== null && seconds > 0 && Number.isFinite(seconds)) group.crawlDelaySeconds = seconds;
      }
    }
    if (text.length > ROBOTS_BYTES) fault(lines.length, 'more than 500 KiB', 'too_large');
    return new RobotsRules(groups, [...new Set(sitemaps)], faults, disallowLines);
  }

  /**
   * @param url absolute
   * @param agent a product token such as `Googlebot`, or a whole User-Agent header
   * @returns the line that forbids it; null when it may be fetched
   */
  blockedBy(url: string, agent: string): RobotsLine | null {
    const { pathname, search } = new URL(url);
    return this.matcherFor(agent).blockedBy(pathname + search);
  }

  /** @param url, agent as for `blockedBy` */
  judge(url: string, agent: string): RobotsJudgement {
    const { pathname, search } = new URL(url);
    // RFC 9309 (2.2.2): it is implicitly allowed.
    if (pathname === '/robots.txt') return { allowed: true, line: null };
    return this.matcherFor(agent).judge(pathname + search);
  }

  /** The name of the groups that hold for an agent, in lower case: its product or `*`; null where none does. */
  groupOf(agent: string): string | null {
    const name = this.nameOf(agent);
    return this.groupsOf(name).length > 0 ? name : null;
  }

  /** The longest `Crawl-delay` of the agent's groups; the caller decides how much of it is kept. */
  crawlDelaySeconds(agent: string): number | null {
    const delays = this.groupsOf(this.nameOf(agent)).flatMap((group) => group.crawlDelaySeconds ?? []);
    return delays.length === 0 ? null : Math.max(...delays);
  }

  /** The rules for the agent in the order of the file; a repeated rule has its first line. */
  rulesFor(agent: string): RobotsRule[] {
    const rules = new Map<string, RobotsRule>();
    for (const { rules: groupRules } of this.groupsOf(this.nameOf(agent))) {
      for (const rule of groupRules) {
        const key = `${rule.allow ? '+' : '-'}${rule.pattern}`;
        if (!rules.has(key)) rules.set(key, rule);
      }
    }
    return [...rules.values()];
  }

  /** Cached by crawler: a crawl asks for the same one thousands of times. */
  private readonly known = new Map<string, RobotsMatcher>();

  private matcherFor(agent: string): RobotsMatcher {
    const name = this.nameOf(agent);
    let matcher = this.known.get(name);
    if (!matcher) {
      matcher = new RobotsMatcher(this.rulesFor(agent));
      if (this.known.size < 100) this.known.set(name, matcher);
    }
    return matcher;
  }

  /** The name of the product where a group has it, else `*`. */
  private nameOf(agent: string): string {
    const product = productOf(agent);
    return this.groups.some((group) => group.agents.includes(product)) ? product : '*';
  }

  /** All groups that name the product are merged (RFC 9309, 2.2.1). */
  private groupsOf(name: string): Group[] {
    return this.groups.filter((group) => group.agents.includes(name));
  }
}

/** `Mozilla/5.0 (…)` and `Mozilla` are the same product. */
function productOf(agent: string): string {
  const product = /^[\w*-]+/.exec(agent.trim())?.[0] ?? '';
  return product.toLowerCase();
}
