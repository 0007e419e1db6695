import type { z } from 'zod';

const TAG = /<(\/?)(think|thinking|reasoning)>/gi;
const FENCE = '```';

/** Some servers leave a model's thoughts in its answer. If they have no end tag, there is no answer. */
export function withoutThoughts(text: string): string {
  const bare = withoutPairs(text);
  const tags = [...bare.matchAll(TAG)];
  const last = tags.findLast(([, slash]) => slash === '/');
  const from = last ? last.index + last[0].length : 0;
  const open = tags.find(({ index }) => index >= from);
  return bare.slice(from, open?.index).trim();
}

/** Removes each thought that ends; reads every tag once, because a model in a loop writes thousands of them. */
function withoutPairs(text: string): string {
  const tags = [...text.matchAll(TAG)];
  const nextEnd = new Map<string, number>();
  const ends = tags
    .toReversed()
    .map(([tag, slash, name = ''], at) => {
      const key = name.toLowerCase();
      if (slash !== '/') return nextEnd.get(key);
      nextEnd.set(key, (tags.at(-1 - at)?.index ?? 0) + tag.length);
      return undefined;
    })
    .toReversed();
  let kept = '';
  let from = 0;
  for (const [at, { index }] of tags.entries()) {
    const end = ends[at];
    if (end === undefined || index < from) continue;
    kept += text.slice(from, index);
    from = end;
  }
  return kept + text.slice(from);
}

export type Reading<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly faults: string };

/** Reads the JSON in an answer: bare, inside a fence, or with words around it. */
export function readStructured<T>(text: string, schema: z.ZodType<T>): Reading<T> {
  const json = jsonIn(withoutThoughts(text));
  if (json === undefined) return { ok: false, faults: 'it is not one whole JSON object' };
  const parsed = schema.safeParse(json);
  if (parsed.success) return { ok: true, value: parsed.data };
  const faults = parsed.error.issues
    .slice(0, 5)
    .map(({ path, message }) => `${path.length > 0 ? path.join('.') : 'the object'}: ${message}`);
  return { ok: false, faults: faults.join('; ') };
}

function jsonIn(text: string): unknown {
  const from = text.indexOf('{');
  const upTo = text.lastIndexOf('}');
  const inner = from !== -1 && upTo > from ? text.slice(from, upTo + 1) : undefined;
  for (const candidate of [text, fencedIn(text), inner]) {
    if (candidate === undefined) continue;
    try {
      return JSON.parse(candidate) as unknown;
    } catch {
      // Another candidate may be readable; the caller reports when none is.
    }
  }
  return undefined;
}

function fencedIn(text: string): string | undefined {
  const from = text.indexOf(FENCE);
  const upTo = from === -1 ? -1 : text.indexOf(FENCE, from + FENCE.length);
  if (upTo === -1) return undefined;
  return text.slice(from + FENCE.length, upTo).replace(/^json/i, '');
}
