import type { z } from 'zod';
import type { ErrorCode } from '../../domain/errors.js';
import type { JsonSchema } from './json-schema.js';

export type Tag = 'Editions' | 'Articles' | 'Jobs' | 'Audits' | 'Research' | 'Description' | 'Operations';

/** One body that an answer or a request may have. */
export interface Content {
  /** By its media type. Text where `schema` is the name of no component. */
  readonly type: string;
  /** The name of a component, or a schema. */
  readonly schema: string | JsonSchema;
  readonly examples: Readonly<Record<string, unknown>>;
}

export interface AnswerOf {
  readonly description: string;
  /** At least one, but for answers without a body. */
  readonly content: readonly Content[];
  readonly headers?: readonly string[];
}

/** What an operation is, in the words that the description is made of. */
export interface Operation {
  readonly method: 'get' | 'post';
  /** Parameters in braces; each must be one of `path-parameters`. */
  readonly path: string;
  readonly id: string;
  readonly tag: Tag;
  readonly summary: string;
  readonly description: string;
  /** `keyed` is everything that is not said otherwise; `paid` spends, and shows the hour's window too. */
  readonly access: 'open' | 'keyed' | 'paid';
  readonly query?: Readonly<Record<string, z.ZodType | JsonSchema>>;
  readonly body?: Content;
  /** By status. */
  readonly answers: Readonly<Record<number, AnswerOf>>;
  /** What it refuses beyond what every call with a key, or every paid one, may be refused for. */
  readonly refusals: readonly ErrorCode[];
  /** GETs may be asked conditionally unless they say otherwise. */
  readonly isConditional?: boolean;
}

export function json(schema: string, examples: Readonly<Record<string, unknown>>): Content[] {
  return [{ type: 'application/json', schema, examples }];
}
