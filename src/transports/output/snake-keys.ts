/**
 * The names of a view or a record as REST writes them: the domain's in snake case. They need no list of fields, for both are
 * made for readers and hold nothing else; keys that are values (`2xx`, `en`) have no capitals and stay.
 */
export function snakeKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(snakeKeys);
  return typeof value === 'object' && value !== null ? snakeFields(value) : value;
}

/** `snakeKeys` of an object. */
export function snakeFields(value: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [snakeName(key), snakeKeys(inner)]));
}

const known = new Map<string, string>();

/** One name of `snakeKeys`. The same few hundred come a hundred thousand times in a graph. */
export function snakeName(name: string): string {
  let snake = known.get(name);
  if (snake === undefined) {
    snake = name
      .replace(/([a-z\d])(?=[A-Z])/g, '$1_')
      // `per1000Words`; `p50`, `h1` and `sha256` are words of their own.
      .replace(/(?<=[a-z])(?<![Ss]ha)(?=\d{3})/g, '_')
      .toLowerCase();
    if (known.size < 2000) known.set(name, snake);
  }
  return snake;
}
