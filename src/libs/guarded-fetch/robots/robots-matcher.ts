/** The line of a robots.txt that applies to an address. */
export interface RobotsLine {
  readonly line: number;
  readonly text: string;
}

/** Whether an address may be fetched, and the line that decides it; null where none does. */
export interface RobotsJudgement {
  readonly allowed: boolean;
  readonly line: RobotsLine | null;
}

export interface RobotsRule extends RobotsLine {
  readonly allow: boolean;
  /** A path in which `*` stands for any characters and `$` for the end. */
  readonly pattern: string;
}

/**
 * Each rule with a `*` costs a scan of every address: with ten thousand of them a page of 20,000 links took minutes.
 * Real files have hundreds. A file with more such rules than `mostWildcards` is not applied in full, so it forbids everything.
 */
const MOST_WILDCARD_RULES = 1000;

/** The rules of one robots.txt for one crawler: the longest match wins, and of two equally long ones the one that allows. */
export class RobotsMatcher {
  /** Rules without `*`, by their path; only the rule that wins for it. */
  private readonly plain: PrefixIndex;
  private readonly exact = new Map<string, Rule>();
  /** Rules with `*`, the longest first. */
  private readonly wildcards: readonly Rule[];
  private readonly excess: RobotsLine | null;

  /** @param mostWildcards rules with a `*` that are tried; where there are more, everything is forbidden */
  constructor(given: readonly RobotsRule[], mostWildcards = MOST_WILDCARD_RULES) {
    const plain = new Map<string, Rule>();
    const wildcards = new Map<string, Rule>();
    for (const one of given) {
      const rule = ruleOf(one);
      const rules = rule.parts.length > 1 ? wildcards : rule.isWhole ? this.exact : plain;
      const key =
        rule.parts.length > 1 ? `${rule.parts.join('*')}${rule.isWhole ? '$' : ''}` : (rule.parts[0] ?? '');
      const known = rules.get(key);
      if (!known || beats(rule, known)) rules.set(key, rule);
    }
    this.plain = new PrefixIndex(plain);
    this.wildcards = [...wildcards.values()]
      .sort((a, b) => b.length - a.length || Number(b.allow) - Number(a.allow))
      .slice(0, mostWildcards);
    const beyond = [...wildcards.values()][mostWildcards];
    this.excess = beyond ? { line: beyond.line, text: `${beyond.text} (one * of too many)` } : null;
  }

  /**
   * @param address path and query
   * @returns the line that forbids it; null when it may be fetched
   */
  blockedBy(address: string): RobotsLine | null {
    const { allowed, line } = this.judge(address);
    return allowed ? null : line;
  }

  /** @param address path and query */
  judge(address: string): RobotsJudgement {
    if (this.excess !== null) return { allowed: false, line: this.excess };
    const path = normalised(address);
    let best = this.plain.longestOf(path);
    const exact = this.exact.get(path);
    if (exact && beats(exact, best)) best = exact;
    for (const rule of this.wildcards) {
      if (best !== null && rule.length < best.length) break;
      if (beats(rule, best) && fits(rule, path)) best = rule;
    }
    return best === null
      ? { allowed: true, line: null }
      : { allowed: best.allow, line: { line: best.line, text: best.text } };
  }
}

interface Rule extends RobotsLine {
  readonly allow: boolean;
  readonly length: number;
  /** The texts between its stars. */
  readonly parts: readonly string[];
  readonly isWhole: boolean;
}

function ruleOf({ allow, line, text, pattern }: RobotsRule): Rule {
  const isWhole = pattern.endsWith('$');
  const path = normalised(isWhole ? pattern.slice(0, -1) : pattern);
  return { allow, line, text, isWhole, length: path.length + (isWhole ? 1 : 0), parts: path.split(/\*+/) };
}

function beats(rule: Rule, best: Rule | null): boolean {
  if (best === null || rule.length > best.length) return true;
  return rule.length === best.length && rule.allow && !best.allow;
}

/** Matches part by part from the left, so that no rule scans an address twice. */
function fits({ parts: [first = '', ...rest], isWhole }: Rule, path: string): boolean {
  if (!path.startsWith(first)) return false;
  let at = first.length;
  for (const [index, part] of rest.entries()) {
    if (isWhole && index === rest.length - 1) return path.length - part.length >= at && path.endsWith(part);
    const next = path.indexOf(part, at);
    if (next === -1) return false;
    at = next + part.length;
  }
  return true;
}

/** Finds the longest of many paths that is a prefix of another path, by one binary search. */
class PrefixIndex {
  private readonly paths: readonly string[];
  private readonly rules: readonly Rule[];
  /** For each path, the index of the longest other path that is its prefix; -1 for none. */
  private readonly shorter: Int32Array;

  constructor(byPath: ReadonlyMap<string, Rule>) {
    const sorted = [...byPath].sort(([a], [b]) => (a < b ? -1 : 1));
    this.paths = sorted.map(([path]) => path);
    this.rules = sorted.map(([, rule]) => rule);
    this.shorter = new Int32Array(sorted.length);
    const open: number[] = [];
    for (const [place, path] of this.paths.entries()) {
      while (open.length > 0 && !path.startsWith(this.paths[open.at(-1) ?? 0] ?? '')) open.pop();
      this.shorter[place] = open.at(-1) ?? -1;
      open.push(place);
    }
  }

  longestOf(path: string): Rule | null {
    let [low, high] = [0, this.paths.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.paths[middle] ?? '') <= path) low = middle + 1;
      else high = middle;
    }
    // Every prefix of the path sorts before it, and the last path before it shares the longest one.
    let place = low - 1;
    const common = place < 0 ? 0 : commonLength(this.paths[place] ?? '', path);
    while (place >= 0 && (this.paths[place]?.length ?? 0) > common) place = this.shorter[place] ?? -1;
    return this.rules[place] ?? null;
  }
}

function commonLength(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one.charCodeAt(length) === other.charCodeAt(length)) length += 1;
  return length;
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
    // A lone surrogate can't be encoded.
    return '%EF%BF%BD';
  }
}
