import { foldText } from '../../../domain/text/phrases.js';
import { termsOf } from '../../../domain/text/terms.js';
import { mayBeBody, type Pool } from './pool.js';
import type { Run } from './runs.js';

const MOST_SUBJECTS = 4;
const MOST_LETTERS = 60;

/** Something that is compared, in the words of the brief. */
export interface Subject {
  readonly name: string;
  /** That tell it from the others: of "red wine or white wine", "red". */
  readonly terms: readonly string[];
}

export interface Compared {
  readonly subjects: readonly { readonly subject: Subject; readonly runs: Run[] }[];
  /** What names two of them or more. */
  readonly together: Run[];
}

/** How a brief names what is to be compared; what stands between the two names differs by language. */
const BETWEEN: readonly RegExp[] = [
  /^(.+?)\s+(?:vs\.?|versus|compared (?:to|with)|im vergleich (?:zu|mit)|gegen|contra|frente a|face à|contre|rispetto a|tegenover)\s+(.+)$/iu,
  /\b(?:differences?|choice|comparison|choosing|choose|compare|comparing) (?:between |of )?(.+?)\s+(?:and|with|to|or)\s+(.+)$/iu,
  /(?:unterschied(?:e)? zwischen|vergleich (?:von|zwischen)|vergleiche)\s+(.+?)\s+(?:und|mit)\s+(.+)$/iu,
  /(?:différences? entre|comparaison (?:de|entre)|comparer)\s+(.+?)\s+(?:et|avec|à)\s+(.+)$/iu,
  /(?:diferencias? entre|comparación (?:de|entre)|comparar)\s+(.+?)\s+(?:y|con)\s+(.+)$/iu,
  /^(.+?)(?:と|対)(.+?)の(?:比較|違い|差|どちら)/u,
  /(?:مقارنة بين|الفرق بين)\s+(.+?)\s+و\s?(.+)$/u,
  /^(.+?)\s+(?:or|oder|ou|o|of|أو)\s+(.+)$/iu,
];
/** What a brief says of the comparison and not of the thing: "gas boilers *for old houses*". */
const CIRCUMSTANCE =
  /\s+(?:for|in|on|when|at|as|für|bei|im|als|pour|dans|para|en|per|voor|which|what)\s.*$/iu;
const ARTICLE =
  /^(?:the|an?|der|die|das|eine?|les?|la|une?|el|los|las|il|lo|het|de)\s+|^(?:using|choosing|comparing|compare)\s+/iu;

/** @returns the things that a brief wants compared, two to four; none when it names fewer. */
export function subjectsOf(pool: Pool): Subject[] {
  const { input, settings } = pool.task;
  const named = [settings.title ?? '', input].map(namesIn).find((names) => names.length > 1);
  const names = (named ?? settings.keywords ?? []).slice(0, MOST_SUBJECTS);
  const terms = names.map((name) => termsOf(name, pool.language));
  const subjects = names.map((name, index): Subject => {
    const others = terms.filter((_, other) => other !== index).flat();
    const own = (terms[index] ?? []).filter((term) => !others.includes(term));
    return { name: spelt(pool, name), terms: [...new Set(own)] };
  });
  return subjects.filter(({ terms: own }) => own.length > 0);
}

/** With a capital, unless the sources begin sentences with it small: `dpkg` is a name. */
function spelt(pool: Pool, name: string): string {
  const small = pool.runs.some((run) => run.sentences.some(({ text }) => text.startsWith(`${name} `)));
  return small ? name : name.charAt(0).toUpperCase() + name.slice(1);
}

function namesIn(text: string): string[] {
  const line = text.trim().split(/[\r\n.?!:؟。]/u)[0] ?? '';
  for (const pattern of BETWEEN) {
    const match = pattern.exec(line);
    if (!match) continue;
    const [first = '', ...rest] = (match[1] ?? '').split(/\s*,\s*/u);
    const names = [first, ...rest, ...(match[2] ?? '').split(/\s*,\s*|\s+(?:and|und|et|y|e|en)\s+/u)]
      .map((name) => name.replace(CIRCUMSTANCE, '').replace(ARTICLE, '').replace(ARTICLE, '').trim())
      .filter((name) => name !== '' && name.length <= MOST_LETTERS);
    const once = names.filter(
      (name, index) => names.findIndex((other) => foldText(other) === foldText(name)) === index,
    );
    if (once.length > 1) return once;
  }
  return [];
}

/** Parts what the sources say by what it is about: one of the subjects, or more than one. */
export function compareBy(pool: Pool, subjects: readonly Subject[]): Compared {
  const sorted = subjects.map((subject) => ({ subject, runs: [] as Run[] }));
  const together: Run[] = [];
  for (const run of pool.runs) {
    if (!mayBeBody(run.source)) continue;
    const inText = sorted.filter(({ subject }) => subject.terms.every((term) => run.terms.has(term)));
    const heading = pool.headings.get(run.group) ?? new Map<string, number>();
    const inHeading = sorted.filter(({ subject }) => subject.terms.every((term) => heading.has(term)));
    const [only] = inText.length === 1 ? inText : inHeading.length === 1 ? inHeading : [];
    if (inText.length > 1) together.push(run);
    else only?.runs.push(run);
  }
  return { subjects: sorted, together };
}
