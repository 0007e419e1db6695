/** Tells whether a value has a type. */
export type Guard<Type> = (value: unknown) => value is Type;

export const isString: Guard<string> = (value) => typeof value === 'string';
export const isNumber: Guard<number> = (value) => typeof value === 'number';
export const isBoolean: Guard<boolean> = (value) => typeof value === 'boolean';

export function isOneOf<const Word extends string>(words: readonly Word[]): Guard<Word> {
  return (value): value is Word => words.some((word) => word === value);
}

export function isNullOr<Type>(isType: Guard<Type>): Guard<Type | null> {
  return (value): value is Type | null => value === null || isType(value);
}

export function isListOf<Item>(isItem: Guard<Item>): Guard<readonly Item[]> {
  return (value): value is readonly Item[] => Array.isArray(value) && value.every((item) => isItem(item));
}

/** A list of fixed length, with a guard for each place. */
export function isTupleOf<const Items extends readonly unknown[]>(
  ...guards: { readonly [Place in keyof Items]: Guard<Items[Place]> }
): Guard<Items> {
  return (value): value is Items =>
    Array.isArray(value) &&
    value.length === guards.length &&
    guards.every((isItem: Guard<unknown>, place) => isItem(value[place]));
}

/** An object with these fields and maybe others. The compiler requires a guard for each field of the type. */
export function isRecordOf<Type extends object>(fields: {
  readonly [Field in keyof Type]-?: Guard<Type[Field]>;
}): Guard<Type> {
  const guards = Object.entries<Guard<unknown>>(fields);
  return (value): value is Type => {
    if (typeof value !== 'object' || value === null) return false;
    const held = value as Readonly<Record<string, unknown>>;
    return guards.every(([field, isField]) => isField(held[field]));
  };
}
