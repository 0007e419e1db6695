import { written, type Comparison, type Fault } from '../comparison.js';
import type { Cue } from '../cues.js';
import type { Reading } from '../reading.js';

/** The claim joins two things by a cause that the evidence does not state, or turns cause and effect round. */
export function causes(comparison: Comparison): Fault | null {
  const { claim, evidence } = comparison;
  const joint = jointsIn(claim)[0];
  if (!joint) return null;
  const words = written(claim, joint.cue);
  if (!evidence.some((reading) => reading.has('causeLike')))
    return fault(`The cited text states no cause, and the sentence says “${words}”.`);
  const [before, after] = sidesOf(claim, joint.cue);
  const isBetween = evidence.some((reading, index) => {
    if (!reading.has('causeLike')) return false;
    // A sentence that begins with "so" or "this led to" is joined to the one before it.
    const isJoined = reading.cues('causeLike').some(({ at }) => at <= 2);
    const around = [...(isJoined ? [evidence[index - 1]] : []), reading];
    const has = (stems: ReadonlySet<string>) =>
      stems.size < 2 || around.some((each) => [...stems].some((stem) => each?.stems.has(stem)));
    return has(before) && has(after);
  });
  if (!isBetween) return fault(`The cited text states the cause of something else than “${words}” joins.`);
  return turned(comparison);
}

function turned({ claim, near }: Comparison): Fault | null {
  const [own] = jointsIn(claim);
  if (!own) return null;
  const [cause, effect] = partsOf(claim, own);
  for (const reading of near) {
    for (const joint of jointsIn(reading)) {
      const [heldCause, heldEffect] = partsOf(reading, joint);
      const straight = common(cause, heldCause) + common(effect, heldEffect);
      const crossed = common(cause, heldEffect) + common(effect, heldCause);
      if (crossed > straight + 1 && common(cause, heldEffect) > 0 && common(effect, heldCause) > 0)
        return fault('The cited text has cause and effect the other way round.');
    }
  }
  return null;
}

interface Joint {
  readonly cue: Cue;
  readonly isCauseBehind: boolean;
}

function jointsIn(reading: Reading): Joint[] {
  return [
    ...reading.cues('because').map((cue) => ({ cue, isCauseBehind: true })),
    ...reading.cues('therefore').map((cue) => ({ cue, isCauseBehind: false })),
  ];
}

/** Cause and effect. "Because A, B" has its cause up to the comma. */
function partsOf(
  reading: Reading,
  { cue, isCauseBehind }: Joint,
): [ReadonlySet<string>, ReadonlySet<string>] {
  const [before, after] = sidesOf(reading, cue);
  return isCauseBehind ? [after, before] : [before, after];
}

function sidesOf(reading: Reading, { at, length }: Cue): [ReadonlySet<string>, ReadonlySet<string>] {
  const { tokens } = reading;
  const stems = (from: number, to: number) =>
    new Set(
      tokens
        .slice(from, to)
        .filter(({ isContent, number }) => isContent || number !== null)
        .map(({ stem }) => stem),
    );
  const before = stems(0, at);
  if (before.size > 0) return [before, stems(at + length, tokens.length)];
  const comma = tokens.findIndex((token, index) => index > at && token.text === ',');
  if (comma === -1) return [before, stems(at + length, tokens.length)];
  return [stems(comma, tokens.length), stems(at + length, comma)];
}

function common(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return [...a].filter((each) => b.has(each)).length;
}

function fault(reason: string): Fault {
  return { kind: 'cause', reason };
}
