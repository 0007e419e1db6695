/** A prepared statement, by its name in PostgreSQL. */
export interface PreparedStatement {
  readonly name: string;
  readonly text: string;
}

let count = 0;

/**
 * A statement that PostgreSQL parses and plans once a connection rather than once a call: for statements of every request,
 * whose planning costs more than running. It fits statements that have one good plan for all values: look-ups by unique
 * keys, and a range that an index holds beside its key, such as the actions of a key within the hour, some twenty rows at
 * one end of that index. Another range or an optional condition may get a plan that is bad for its values.
 */
export function prepared(text: string): PreparedStatement {
  count += 1;
  return { name: `galley_${count}`, text };
}
