import { z } from 'zod';
import type { Instant } from '../../domain/instant.js';

/** A type as it leaves: whatever is written once may be handed over as it stands. */
type Frozen<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Frozen<Item>[]
    : { readonly [Key in keyof T]: Frozen<T[Key]> };

/** What a presenter has to give so that its answer is what the description of the interface promises. */
export type Answer<Shape extends z.ZodType> = Frozen<z.output<Shape>>;

type Tied<Sent, Described> = [Frozen<Sent>] extends [Frozen<Described>]
  ? [Frozen<Described>] extends [Frozen<Sent>]
    ? unknown
    : { readonly error: 'the shape leaves out what is sent' }
  : { readonly error: 'what is sent does not fit the shape' };

/**
 * For what is sent as the domain holds it, without a presenter's list of fields: a shape that has come apart from that
 * type, in either direction, does not compile.
 */
export function shapeOf<Sent>() {
  return <Shape extends z.ZodType>(shape: Shape & Tied<Sent, z.output<Shape>>): Shape => shape;
}

export const uuidShape = z.string().meta({ format: 'uuid' });
export const countShape = z.int().min(0);
export const shareShape = z.number().min(0).max(1);
export const urlShape = z.string();

/** Naive ISO 8601, UTC, six digits: how REST writes times (contract §2.1). */
export const instantShape = z.string().meta({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{6}$',
  description: 'Naive ISO 8601, UTC, with microseconds.',
});

/** `limit` and `offset` of a list, as applied. */
export const windowShape = {
  total: countShape.describe('How many there are in all.'),
  limit: z.int().min(1).max(100).describe('The page size that was applied, after clamping.'),
  offset: countShape.describe('The skip count that was applied, after clamping.'),
};

/** Naive ISO 8601, UTC, six digits: how REST writes times (contract §2.1). */
export function presentInstant(instant: Instant): string;
export function presentInstant(instant: Instant | null): string | null;
export function presentInstant(instant: Instant | null): string | null {
  return instant === null ? null : instant.replace('Z', '');
}
