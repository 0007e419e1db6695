/**
 * Loaded by `jest.judge.config.js` only: what a test asks of REST goes by way of the proxy at GALLEY_JUDGE, which is given
 * whom it is for. What is not described, GraphQL among it, goes straight there.
 */
const described = /^\/(v1\/(editions|jobs)(\/|$)|v1\/openapi\.json$|healthz$|readyz$|metrics$)/;
const proxy = process.env['GALLEY_JUDGE'];
const direct = globalThis.fetch;

if (proxy !== undefined) {
  globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.hostname !== '127.0.0.1' || !described.test(url.pathname) || input instanceof Request)
      return direct(input, init);
    const headers = new Headers(init?.headers);
    headers.set('x-judged-galley', url.origin);
    // The address as it was given: to take it apart and put it together again would fix it.
    const rest = String(input).slice(String(input).indexOf('/', 'http://'.length));
    return direct(proxy + rest, { ...init, headers });
  };
}
