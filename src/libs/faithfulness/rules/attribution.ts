import { namesIn } from '../../text/index.js';
import type { Comparison, Fault } from '../comparison.js';
import type { Reading } from '../reading.js';

/** Somebody else says it than in the evidence. */
export function attribution({ claim, near, evidence, statement }: Comparison): Fault | null {
  const own = speakersIn(claim, statement.language);
  if (own.size === 0) return null;
  const speaking = near.filter((reading) => speakersIn(reading, statement.language).size > 0);
  if (speaking.length === 0) return null;
  // Of several who speak, the one whose sentence has the most of the claim's words.
  const [best] = speaking.toSorted((a, b) => shared(b, claim, own) - shared(a, claim, own));
  if (!best) return null;
  const held = speakersIn(best, statement.language);
  if ([...own].some((name) => held.has(name))) return null;
  const isNamed = [...own].some((name) => evidence.some(({ text }) => text.includes(name)));
  if (!isNamed) return null;
  return {
    kind: 'attribution',
    reason: `In the cited text ${[...held].join(' ')} says this, and not ${[...own].join(' ')}.`,
  };
}

/** Words in common, but for those of saying and of names: what is said, not who says it. */
function shared(reading: Reading, claim: Reading, speakers: ReadonlySet<string>): number {
  const said = claim.tokens.filter(
    ({ text, word, isContent }) => isContent && !speakers.has(text) && !claim.lists.cues('says').has(word),
  );
  return said.filter(({ stem }) => reading.stems.has(stem)).length;
}

/** Names in the clause of a verb of saying, or behind "according to". */
function speakersIn(reading: Reading, language: string): ReadonlySet<string> {
  const names = new Set(namesIn(reading.text, language));
  const [first] = reading.tokens;
  if (first?.isCapital && first.isContent) names.add(first.text);
  const found = new Set<string>();
  for (const { at } of reading.cues('says')) {
    const before = reading.tokens.slice(0, at).findLastIndex(({ text }) => names.has(text));
    const after = reading.tokens.findIndex(({ text }, index) => index > at && names.has(text));
    const isNear = (place: number) => place !== -1 && Math.abs(place - at) <= NEAR;
    // "said Berg" stands behind what is said, "Berg said" before it.
    const place =
      isNear(before) && isRun(reading, before, at)
        ? before
        : isNear(after) && after - at <= 2
          ? after
          : isNear(before)
            ? before
            : -1;
    for (const name of runAt(reading, place, names)) found.add(name);
  }
  for (const { at, length } of reading.cues('accordingTo')) {
    const place = reading.tokens.findIndex(({ text }, index) => index >= at + length && names.has(text));
    if (place !== -1 && place - at - length <= NEAR)
      for (const name of runAt(reading, place, names)) found.add(name);
  }
  return found;
}

/** Words between a name and its verb of saying. */
const NEAR = 8;

function isRun({ tokens }: Reading, from: number, to: number): boolean {
  return tokens.slice(from + 1, to).every(({ isContent }) => !isContent);
}

function runAt({ tokens }: Reading, at: number, names: ReadonlySet<string>): string[] {
  if (at < 0) return [];
  let from = at;
  while (from > 0 && names.has(tokens[from - 1]?.text ?? '')) from -= 1;
  let to = at;
  while (names.has(tokens[to + 1]?.text ?? '')) to += 1;
  return tokens.slice(from, to + 1).map(({ text }) => text);
}
