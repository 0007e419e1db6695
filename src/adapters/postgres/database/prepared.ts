/** A statement that a connection keeps, by the name that PostgreSQL knows it under. */
export interface PreparedStatement {
  readonly name: string;
  readonly text: string;
}

let count = 0;

/**
 * A statement that PostgreSQL is to parse and plan once a connection rather than once a call: for what every
 * request asks, where planning costs more than running. Fit for it is what has one good plan whatever the values:
 * look-ups by unique keys, and a range that an index holds beside its key, such as what a key spent within the hour,
 * which is some twenty rows at one end of that index. Another range or an optional condition may be given a plan
 * that is bad for its values.
 */
export function prepared(text: string): PreparedStatement {
  count += 1;
  return { name: `galley_${count}`, text };
}
