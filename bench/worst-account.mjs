// One account at its worst, in a process of its own: bench/isolation.mjs runs it beside a neighbour. Loopback only.
//
// It serves the sites of the account's briefs, sends their addresses to its parent, and then follows its commands: `start`
// with names of INGREDIENTS, and `stop`, which it answers with the counts of each.
import { once, setMaxListeners } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { clearInterval, setInterval, setTimeout } from 'node:timers';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import WebSocket from 'ws';

const FLOOD_CONNECTIONS = 260;
const STARTS_AT_ONCE = 12;
/** Shorter than a start waits for the row (2 s), so that all wait. */
const HELD_MS = 1600;
const HELD_BODIES = 100;
const SOCKETS = 4;
const OPERATIONS_AT_ONCE = 50;
const TARPIT_BRIEFS = 8;

/** Markup that is slow for page readers, 2.4 MB each. */
const HOSTILE = [
  '.',
  '[',
  ']',
  '"',
  '&amp;',
  'Dr. Mr. ',
  '<b>',
  '<meta http-equiv="refresh" content="0;url=x">',
];
const HOSTILE_BYTES = 2_400_000;

/** Accepts, and then sends a letter every other second: every page takes until the time-out of its reader. */
const tarpit = http.createServer((request, response) => {
  if (request.url === '/robots.txt') {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'content-type': 'text/html' });
  const drip = setInterval(() => response.write('<'), 2000);
  response.on('close', () => clearInterval(drip));
});
const hostile = http.createServer((request, response) => {
  if (request.url === '/robots.txt') {
    response.writeHead(404).end();
    return;
  }
  const piece = HOSTILE[Number(request.url.slice(1)) % HOSTILE.length];
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(`<title>x</title><p>${piece.repeat(HOSTILE_BYTES / piece.length)}`);
});
for (const server of [tarpit, hostile]) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}
const originOf = (server) => `127.0.0.1:${server.address().port}`;

/** Each runs until `signal` aborts, and returns counts of its answers. */
const INGREDIENTS = { flood, starts, bodies, sockets, tarpits, pages };

/** Requests of one key over its limit, repeated at once after each refusal, on 260 connections. */
async function flood({ url, tokens, signal }) {
  const counts = {};
  const request = requestText('GET', '/v1/editions', tokens[0]);
  const open = () => {
    const socket = connect(url, () => socket.write(request));
    socket.on('data', (chunk) => {
      const status = /^HTTP\/1\.1 (\d+)/.exec(chunk.toString('latin1'))?.[1];
      if (status === undefined) return;
      count(counts, status);
      if (!signal.aborted) socket.write(request);
    });
    socket.on('close', () => {
      if (!signal.aborted) setTimeout(open, 100);
    });
    signal.addEventListener('abort', () => socket.destroy());
  };
  for (let n = 0; n < FLOOD_CONNECTIONS; n += 1) open();
  await aborted(signal);
  return counts;
}

/** Starts while another transaction locks the account's row again and again, like slow starts or an operator. */
async function starts({ url, tokens, edition, account, databaseUrl, signal }) {
  const counts = {};
  const body = JSON.stringify({
    input: 'Tides',
    settings: { source_policy: 'only_given', notes: 'Tides rise.' },
  });
  const one = async (n) => {
    while (!signal.aborted) {
      const token = tokens[1 + (n % 8)];
      const { status } = await post(url, `/v1/editions/${edition}/articles`, token, body, signal);
      count(counts, status);
      await delay(100);
    }
  };
  await Promise.all([
    hold(databaseUrl, account, signal),
    ...Array.from({ length: STARTS_AT_ONCE }, (_, n) => one(n)),
  ]);
  return counts;
}

async function hold(databaseUrl, account, signal) {
  const holder = new pg.Client({ connectionString: databaseUrl });
  await holder.connect();
  while (!signal.aborted) {
    await holder.query('BEGIN');
    await holder.query('SELECT FROM accounts WHERE id = $1 FOR UPDATE', [account]);
    await delay(HELD_MS, undefined, { signal }).catch(() => undefined);
    await holder.query('ROLLBACK');
    // Other starts of the account get the lock in between.
    await delay(HELD_MS / 4, undefined, { signal }).catch(() => undefined);
  }
  await holder.end();
}

/** Bodies of 1 MB of which half arrives, and then a letter now and then. */
async function bodies({ url, tokens, edition, signal }) {
  const counts = {};
  const path = `/v1/editions/${edition}/articles`;
  const half = `{"input":"${'x'.repeat(500_000)}`;
  const open = (n) => {
    const headers = { 'content-type': 'application/json', 'content-length': 1_000_000 };
    const socket = connect(url, () =>
      socket.write(requestText('POST', path, tokens[9 + (n % 8)], headers) + half),
    );
    const drip = setInterval(() => socket.write('x'), 1000);
    socket.on('data', (chunk) => count(counts, /^HTTP\/1\.1 (\d+)/.exec(chunk.toString('latin1'))?.[1]));
    socket.on('close', () => {
      clearInterval(drip);
      if (!signal.aborted) setTimeout(() => open(n), 500);
    });
    signal.addEventListener('abort', () => socket.destroy());
  };
  for (let n = 0; n < HELD_BODIES; n += 1) open(n);
  await aborted(signal);
  return counts;
}

/** Operations on WebSockets, repeated at once after each answer. */
async function sockets({ url, tokens, signal }) {
  const counts = {};
  const open = (n) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    let id = 0;
    const ask = () => {
      id += 1;
      socket.send(
        JSON.stringify({
          id: String(id),
          type: 'subscribe',
          payload: { query: '{ me { account { name } } }' },
        }),
      );
    };
    socket.on('open', () => {
      const payload = { authorization: `Bearer ${tokens[17 + n]}` };
      socket.send(JSON.stringify({ type: 'connection_init', payload }));
    });
    socket.on('message', (data) => {
      const { type } = JSON.parse(String(data));
      if (type === 'connection_ack') for (let k = 0; k < OPERATIONS_AT_ONCE; k += 1) ask();
      if (type !== 'complete' && type !== 'error') return;
      count(counts, type);
      if (!signal.aborted) ask();
    });
    socket.on('error', () => count(counts, 'broken'));
    socket.on('close', () => {
      if (!signal.aborted) setTimeout(() => open(n), 200);
    });
    signal.addEventListener('abort', () => socket.terminate());
  };
  for (let n = 0; n < SOCKETS; n += 1) open(n);
  await aborted(signal);
  return counts;
}

/** Briefs whose sources never end. */
async function tarpits({ url, tokens, edition, signal }) {
  const counts = {};
  for (let n = 0; n < TARPIT_BRIEFS && !signal.aborted; n += 1) {
    const sources = [{ url: `http://${originOf(tarpit)}/${n}` }];
    count(counts, await startWith(url, tokens[21 + (n % 8)], edition, sources, signal));
  }
  await aborted(signal);
  return counts;
}

/** A brief a second whose source is one of the slow pages. */
async function pages({ url, tokens, edition, signal }) {
  const counts = {};
  for (let n = 0; !signal.aborted; n += 1) {
    const sources = [{ url: `http://${originOf(hostile)}/${n}` }];
    count(counts, await startWith(url, tokens[29 + (n % 11)], edition, sources, signal));
    await delay(1000, undefined, { signal }).catch(() => undefined);
  }
  return counts;
}

async function startWith(url, token, edition, sources, signal) {
  const body = JSON.stringify({ input: 'Tides', settings: { source_policy: 'only_given', sources } });
  return (await post(url, `/v1/editions/${edition}/articles`, token, body, signal)).status;
}

async function post(url, path, token, body, signal) {
  try {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await fetch(url + path, { method: 'POST', headers, body, signal });
    await response.arrayBuffer();
    return { status: response.status };
  } catch {
    return { status: signal.aborted ? 'left' : 'broken' };
  }
}

function requestText(method, path, token, headers = {}) {
  const lines = Object.entries({ host: 'galley', authorization: `Bearer ${token}`, ...headers });
  return `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
}

function connect(url, opened) {
  const { hostname, port } = new URL(url);
  return net.connect(Number(port), hostname, opened).on('error', () => undefined);
}

function count(counts, what) {
  counts[what] = (counts[what] ?? 0) + 1;
}

const aborted = async (signal) => signal.aborted || once(signal, 'abort');

let running = null;
process.on('message', async ({ start, stop, ...given }) => {
  if (start) {
    const stopping = new globalThis.AbortController();
    setMaxListeners(0, stopping.signal);
    const all = start.map(async (name) => [
      name,
      await INGREDIENTS[name]({ ...given, signal: stopping.signal }),
    ]);
    running = { stopping, all: Promise.all(all) };
  }
  if (stop) {
    running.stopping.abort();
    process.send({ counts: Object.fromEntries(await running.all) });
    // Requests to the two sites that are still open end with the round.
    for (const server of [tarpit, hostile]) server.closeAllConnections();
  }
});
process.on('disconnect', () => process.exit());
process.send({ sites: [originOf(tarpit), originOf(hostile)], ingredients: Object.keys(INGREDIENTS) });
