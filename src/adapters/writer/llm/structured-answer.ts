import type { z } from 'zod';

/** Some servers leave a model's thoughts in its answer. Those that never end leave no answer. */
export function withoutThoughts(text: string): string {
  return text
    .replace(/<(think|thinking|reasoning)>[\s\S]*?<\/\1>/gi, '')
    .replace(/^[\s\S]*<\/(?:think|thinking|reasoning)>/i, '')
    .replace(/<(?:think|thinking|reasoning)>[\s\S]*$/i, '')
    .trim();
}

export type Reading<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly faults: string };

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
  const fenced = /```(?:json)?\s*([\s\S]*?)```/i.exec(text)?.[1];
  const from = text.indexOf('{');
  const upTo = text.lastIndexOf('}');
  const inner = from !== -1 && upTo > from ? text.slice(from, upTo + 1) : undefined;
  for (const candidate of [text, fenced, inner]) {
    if (candidate === undefined) continue;
    try {
      return JSON.parse(candidate) as unknown;
    } catch {
      // The next candidate may do better; what none can read is said by the caller.
    }
  }
  return undefined;
}
