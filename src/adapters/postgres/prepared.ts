/** The texts that connections keep prepared, by the name that PostgreSQL knows them under. */
const names = new Map<string, string>();

/**
 * Marks a statement that PostgreSQL is to parse and plan once a connection rather than once a call: for what every
 * request asks, where planning costs more than running. Fit for it is what has one good plan whatever the values:
 * look-ups by unique keys, and a range that an index holds beside its key, such as what a key spent within the hour,
 * which is some twenty rows at one end of that index. Another range or an optional condition may be given a plan
 * that is bad for its values.
 *
 * @returns the text, for `Database.rows`
 */
export function prepared(sql: string): string {
  // Sequelize trims what it passes on.
  const text = sql.trim();
  if (!names.has(text)) names.set(text, `galley_${names.size + 1}`);
  return text;
}

type Ask = (statement: unknown, ...rest: unknown[]) => unknown;

/**
 * Gives the marked statements of a new connection their names. Sequelize, which passes texts only, still holds the
 * pool, the transactions and the errors.
 */
export function namePrepared(connection: unknown): void {
  const client = connection as { query: Ask };
  const ask = client.query.bind(client);
  client.query = (statement, ...rest) => {
    const name = typeof statement === 'string' ? names.get(statement) : undefined;
    return ask(name === undefined ? statement : { name, text: statement }, ...rest);
  };
}
