/** Letters of a piece: large enough that a million rows are not a million writes. */
const CHUNK = 32_768;

/** Joins texts to pieces of some size, so that the whole is never one text. */
export function* joinChunks(texts: Iterable<string>): Generator<string> {
  let chunk = '';
  for (const text of texts) {
    chunk += text;
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}
