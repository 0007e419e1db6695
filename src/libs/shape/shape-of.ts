import { z } from 'zod';

/** A type with all fields readonly, because values that are sent or stored are not changed. */
export type Frozen<T> = unknown extends T
  ? T
  : T extends string | number | boolean | null | undefined
    ? T
    : T extends readonly (infer Item)[]
      ? readonly Frozen<Item>[]
      : { readonly [Key in keyof T]: Frozen<T[Key]> };

type Tied<Held, Described> = [Frozen<Held>] extends [Frozen<Described>]
  ? [Frozen<Described>] extends [Frozen<Held>]
    ? unknown
    : { readonly error: 'the shape leaves out what the type has' }
  : { readonly error: 'the type does not fit the shape' };

/**
 * For values that are sent or stored as the domain has them. A shape that differs from its type, in either direction, does
 * not compile.
 */
export function shapeOf<Held>() {
  return <Shape extends z.ZodType>(shape: Shape & Tied<Held, z.output<Shape>>): Shape => shape;
}

/** Building blocks of all shapes. */
export const uuidShape = z.string().meta({ format: 'uuid' });
export const countShape = z.int().min(0);
export const shareShape = z.number().min(0).max(1);
export const urlShape = z.string();
