import { z } from 'zod';
import { canParseUrl } from '../libs/urls/index.js';

/** A whole number of at most nine digits, written in decimals. */
export const integer = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, { error: `must be a whole number from ${min} to ${max}` })
    .transform(Number)
    .pipe(
      z
        .number()
        .min(min, { error: `must be at least ${min}` })
        .max(max, { error: `must be at most ${max}` }),
    );

/** An address of one of these protocols, each with its colon. */
export const url = (...protocols: readonly string[]) =>
  z.string().refine((text) => canParseUrl(text) && protocols.includes(new URL(text).protocol), {
    error: `must be an address that begins with ${protocols.map((each) => `${each}//`).join(' or ')}`,
  });

/** One of these words, as they are spelt. */
export const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words, { error: `must be one of ${words.join(', ')}` });

/** Some of these words with commas between, each once, in the order of `words`; at least one. */
export const someOf = <const Word extends string>(words: readonly Word[]) =>
  z.string().transform((text, context) => {
    const given = text.split(',').map((each) => each.trim());
    const known = words.filter((word) => given.includes(word));
    if (known.length === given.length) return known;
    context.addIssue({
      code: 'custom',
      message: `must be one or more of ${words.join(', ')}, each once, separated by commas`,
    });
    return z.NEVER;
  });

/** The base address of a provider: paths are appended to it, and failures are logged with it. */
export const base = url('http:', 'https:').refine((text) => !/[?#]/.test(text), {
  error: 'must be an address without a query',
});
/** `fetch` refuses an address with a login, and quotes the password in its error. */
export const baseWithoutLogin = base.refine((text) => !canParseUrl(text) || !hasLogin(new URL(text)), {
  error: 'must be an address without a user name and a password',
});

function hasLogin({ username, password }: URL): boolean {
  return username !== '' || password !== '';
}
