import { JsonOutline } from '../../body/json-outline.js';
import { isObject } from '../documents/document-gate.js';

/** Values in one message: two briefs of the largest kind. They are parsed in one go, which takes some 20 ms. */
const MAX_VALUES = 20_000;

/**
 * The text of a message, for the library.
 * @throws for one with more values, levels or longer keys than may be parsed in one go
 */
export function readMessage(data: Buffer): string {
  const outline = new JsonOutline(MAX_VALUES);
  outline.add(data);
  if (outline.values > MAX_VALUES) throw new Error(`holds more than ${MAX_VALUES} values`);
  return withDocument(data.toString());
}

/** The library takes no operation without a text: one that is asked for by its hash alone gets the empty one. */
function withDocument(text: string): string {
  if (!text.includes('"persistedQuery"')) return text;
  const message = parsed(text);
  if (!isObject(message) || !isObject(message['payload'])) return text;
  const { payload } = message;
  const { query } = payload;
  if (query !== undefined && query !== null) return text;
  return JSON.stringify({ ...message, payload: { ...payload, query: '' } });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The library closes the connection for it.
    return null;
  }
}
