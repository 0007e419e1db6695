/** A response or a WebSocket. */
interface Connection {
  once(event: 'close', listener: () => void): unknown;
}

const signals = new WeakMap<Connection, AbortSignal>();

/**
 * For work that nobody waits for when its caller has left. One signal for each connection: a WebSocket may ask often.
 *
 * @param isClosed whether it is closed by now, and says so no more
 * @returns aborted when the connection closes, as it does behind the answer, too
 */
export function closingOf(connection: Connection, isClosed: boolean): AbortSignal {
  const known = signals.get(connection);
  if (known) return known;
  const closing = new AbortController();
  if (isClosed) closing.abort();
  else {
    connection.once('close', () => {
      closing.abort();
    });
  }
  signals.set(connection, closing.signal);
  return closing.signal;
}
