import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** Items of a list that are written together: a few ms of a processor. */
const ITEMS_A_PIECE = 200;

/**
 * The JSON of an object, its long lists piece by piece, yielding to the event loop after each: an answer of 100,000
 * rows written in one go keeps all other callers waiting for a second.
 * @param present what is written of each field's value, or of each item of a list
 */
export async function* jsonPieces(
  fields: Readonly<Record<string, unknown>>,
  present: (value: unknown) => unknown,
): AsyncGenerator<string, void, void> {
  let before = '{';
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    const key = `${before}${JSON.stringify(name)}:`;
    before = ',';
    if (!Array.isArray(value)) {
      yield `${key}${JSON.stringify(present(value))}`;
      continue;
    }
    yield `${key}[`;
    const items: readonly unknown[] = value;
    for (let from = 0; from < items.length; from += ITEMS_A_PIECE) {
      const piece = JSON.stringify(items.slice(from, from + ITEMS_A_PIECE).map(present)).slice(1, -1);
      yield from === 0 ? piece : `,${piece}`;
      await yieldToEventLoop();
    }
    yield ']';
  }
  yield before === '{' ? '{}' : '}';
}

/**
 * The JSON of an object whose last field is a list of large items, in UTF-8: byte for byte what `JSON.stringify` gives.
 * Item by item, because a quarter of a megabyte as one string is made, flattened and measured before it is written, and
 * is too large for the part of the heap that is cheap to clear: a third more work for the same bytes.
 */
export function encodeListing(head: object, field: string, items: readonly object[]): Buffer {
  const parts = [Buffer.from(JSON.stringify({ ...head, [field]: [] }).slice(0, -']}'.length))];
  for (const [index, item] of items.entries()) {
    parts.push(Buffer.from((index === 0 ? '' : ',') + JSON.stringify(item)));
  }
  parts.push(Buffer.from(']}'));
  return Buffer.concat(parts);
}
