/** A class of errors that keeps its class on the way, recognised by its name. Its own fields must be cloneable. */
export type ErrorClass = abstract new (...args: never[]) => Error;

/** An error on its way between two threads. Structured cloning alone would lose its class and its fields. */
export interface TransportedError {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
  /** Empty for an error of an unknown class, which may hold values that can't be cloned. */
  readonly fields: Readonly<Record<string, unknown>>;
}

export function packError(thrown: unknown, known: readonly ErrorClass[]): TransportedError {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const { name, message, stack = '' } = error;
  const isKnown = known.some((one) => error instanceof one);
  return { name, message, stack, fields: isKnown ? Object.fromEntries(Object.entries(error)) : {} };
}

/** @returns an instance of the class of `known` with this name, else an `Error` */
export function unpackError(
  { name, message, stack, fields }: TransportedError,
  known: readonly ErrorClass[],
): Error {
  const error = new Error(message);
  const itsClass = known.find((one) => one.name === name);
  if (itsClass) Object.setPrototypeOf(error, itsClass.prototype as Error);
  return Object.assign(error, fields, { stack });
}
