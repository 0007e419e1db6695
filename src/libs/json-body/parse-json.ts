import { type JsonOutline, MAX_VALUES, type OuterList, PIECE_BYTES } from './json-outline.js';
import { yielding } from './yielding.js';

/** Bytes decoded in one go: 8 ms of text that is all Chinese. */
const DECODE_BYTES = 1024 * 1024;

type Yield = () => Promise<void>;

/**
 * Parses a JSON text of any size without stalling the event loop: what has more values than can be parsed in one go is
 * parsed in pieces, its outer lists element by element and the rest with a number in the place of each list.
 *
 * @param outline of the same bytes
 * @throws for what is no JSON in UTF-8
 */
export async function parseJson(bytes: Uint8Array, outline: JsonOutline): Promise<unknown> {
  const yieldIfDue = yielding();
  if (outline.values <= MAX_VALUES && bytes.length <= 2 * PIECE_BYTES) {
    const text = await decode([bytes], yieldIfDue);
    await yieldIfDue();
    return JSON.parse(text) as unknown;
  }
  const lists: unknown[][] = [];
  const frame: Uint8Array[] = [];
  let from = 0;
  for (const list of outline.lists) {
    frame.push(bytes.subarray(from, list.start), Buffer.from(String(lists.length)));
    from = list.end;
    lists.push(await parseList(bytes, list, yieldIfDue));
  }
  frame.push(bytes.subarray(from));
  // Every list of the frame is an outer one, and so holds nothing but its number.
  return JSON.parse(await decode(frame, yieldIfDue), (_key, value: unknown) =>
    Array.isArray(value) ? lists[Number(value[0])] : value,
  ) as unknown;
}

async function parseList(bytes: Uint8Array, { start, end, cuts }: OuterList, yieldIfDue: Yield) {
  const elements: unknown[] = [];
  let from = start;
  for (const to of [...cuts, end]) {
    const piece = JSON.parse(`[${await decode([bytes.subarray(from, to)], yieldIfDue, true)}]`) as unknown[];
    // Commas without anything between them are no JSON, but the cut took the comma away.
    if (piece.length === 0 && cuts.length > 0) throw new SyntaxError('an element is missing');
    for (const element of piece) elements.push(element);
    from = to + 1;
    await yieldIfDue();
  }
  return elements;
}

/** @param ignoreBOM whether a byte order mark is kept, which is allowed at the beginning of the whole alone */
async function decode(parts: readonly Uint8Array[], yieldIfDue: Yield, ignoreBOM = false): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM });
  let text = '';
  for (const part of parts) {
    for (let from = 0; from < part.length; from += DECODE_BYTES) {
      text += decoder.decode(part.subarray(from, from + DECODE_BYTES), { stream: true });
      await yieldIfDue();
    }
  }
  return text + decoder.decode();
}
