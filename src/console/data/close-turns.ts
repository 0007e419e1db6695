/** Letters that turn the direction of all that follows them: embeddings, overrides and isolates. */
const TURN = /[\u202a\u202b\u202d\u202e\u2066-\u2068]/;
const END_OF_ISOLATE = '\u2069';
const END_OF_OTHERS = '\u202c';

/** @returns whether there are such letters in JSON, as they are or written as `\u202e` */
export function hasTurns(json: string): boolean {
  return TURN.test(json) || /\\u(?:202[abde]|206[6-8])/i.test(json);
}

/**
 * Ends the turns that a text leaves open. Texts of other people's pages may have one, and would turn the words of ours after
 * them: “gpj.exe” then reads as “exe.jpg”.
 *
 * @param value what JSON may hold @returns the same, with each of its texts closed
 */
export function closeTurns<Value>(value: Value): Value {
  return closed(value) as Value;
}

function closed(value: unknown): unknown {
  if (typeof value === 'string') return TURN.test(value) ? value + endsOf(value) : value;
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, closed(each)]));
}

/** @returns what ends the turns that are open at the end of a text, the last one first */
function endsOf(text: string): string {
  const open: string[] = [];
  for (const letter of text) {
    if (TURN.test(letter)) open.push(letter >= '\u2066' ? END_OF_ISOLATE : END_OF_OTHERS);
    else if (letter === open.at(-1)) open.pop();
  }
  return open.toReversed().join('');
}
