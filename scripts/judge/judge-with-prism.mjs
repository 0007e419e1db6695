// Puts Prism's validating proxy before all REST calls of the integration tests.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../free-port.mjs';
import { canBeDecoded, judgeCall, describeJudged } from './judge-call.mjs';

/** The header with the address of the call's Galley; `test/support/through-prism.ts` sends it. */
const TARGET = 'x-judged-galley';
const CALL = 'x-judged-call';
const OF_A_HOP = /^(transfer-encoding|connection|keep-alive)$/i;
/** Prism reads a description of this size within seconds; a slow machine may take longer. */
const START_MS = 120_000;

/**
 * Requests of a test pass through Prism to Galley. Galley gets the exact bytes of the test, and the test those of Galley,
 * because Prism would rewrite both; only Prism's findings are used.
 *
 * @param {object} given
 * @param {string} given.root where Jest is run
 * @param {(upstream: string, port: number) => import('node:child_process').ChildProcess} given.startPrism in a group of its own
 * @param {readonly string[]} given.suites none: all of the integration run
 * @returns {Promise<number>} the exit code: 1 where Prism found fault, or a test did
 */
export async function judgeWithPrism({ root, startPrism, suites }) {
  const calls = [];
  const open = new Map();
  const port = await freePort();
  const upstream = await listen((incoming, outgoing) =>
    answerPrism(open.get(incoming.headers[CALL]), incoming, outgoing),
  );
  const front = await listen((incoming, outgoing) => {
    const call = { id: String(calls.length) };
    calls.push(call);
    open.set(call.id, call);
    relay(call, incoming, outgoing, `http://127.0.0.1:${port}`)
      .catch(() => outgoing.destroy())
      .finally(() => open.delete(call.id));
  });
  const prism = startPrism(upstream.url, port);
  try {
    await untilOpen(port);
    const failed = await runSuites(root, front.url, suites);
    // A test may abort a call, or close its Galley, before there is an answer.
    const judged = calls.filter(({ came }) => came).map((call) => judgeCall(asJudged(call)));
    console.log(describeJudged(judged));
    const isFaulty = judged.length === 0 || judged.some(({ faults }) => faults.length > 0);
    return failed || isFaulty ? 1 : 0;
  } finally {
    if (prism.exitCode === null && prism.signalCode === null) process.kill(-prism.pid, 'SIGTERM');
    front.server.close();
    upstream.server.close();
  }
}

/** From a test: through Prism, or past it where Prism refuses the request. */
async function relay(call, incoming, outgoing, prism) {
  const gone = new globalThis.AbortController();
  outgoing.once('close', () => gone.abort());
  call.signal = gone.signal;
  call.sent = {
    target: incoming.headers[TARGET],
    method: incoming.method,
    path: incoming.url,
    headers: [
      ...without(incoming.rawHeaders, new RegExp(`^(${TARGET}|host|transfer-encoding|content-length)$`, 'i')),
      // Galley is asked at its own address: it answers with that one.
      'host',
      new URL(incoming.headers[TARGET]).host,
    ],
    body: await bytesOf(incoming),
  };
  call.asked = incoming.headers;
  if (canBeDecoded(incoming.url)) {
    const headers = [
      ...without(call.sent.headers, /^(host|connection)$/i),
      CALL,
      call.id,
      'host',
      new URL(prism).host,
    ];
    call.prism = await send({ ...call.sent, target: prism, headers }).catch((error) => ({
      status: 0,
      headers: {},
      body: Buffer.from(String(error)),
    }));
  }
  call.came ??= await send(call.sent, call.signal);
  outgoing.writeHead(call.came.status, without(call.came.rawHeaders, OF_A_HOP));
  outgoing.end(call.came.body);
}

function asJudged({ sent, asked, came, prism }) {
  const violations = prism?.headers['sl-violations'] ?? null;
  return {
    method: sent.method,
    path: sent.path,
    headers: asked,
    status: came.status,
    body: came.body.toString(),
    violations,
    wasJudged: prism?.status === came.status && (violations !== null || !isOfPrism(prism)),
    said: prism?.body.toString().slice(0, 200) ?? '',
  };
}

/** Prism's own refusals lack the headers of Galley. */
function isOfPrism({ headers }) {
  return headers['x-request-id'] === undefined;
}

/** From Prism: sends the test's request to Galley. */
async function answerPrism(call, incoming, outgoing) {
  // Prism sends the length of the original body with the one that it rewrote, so its end may never come.
  incoming.resume();
  try {
    call.came = await send(call.sent, call.signal);
    outgoing.writeHead(call.came.status, without(call.came.rawHeaders, OF_A_HOP));
    outgoing.end(call.came.body);
  } catch {
    outgoing.destroy();
  }
}

function send({ target, method, path, headers, body }, signal) {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(target);
    const length =
      body.length > 0 || !/^(GET|HEAD)$/.test(method) ? ['content-length', String(body.length)] : [];
    const options = { hostname, port, method, path, headers: [...headers, ...length], agent: false, signal };
    const sent = request(options, (response) => {
      const { statusCode: status, headers: fields, rawHeaders } = response;
      bytesOf(response).then(
        (bytes) => resolve({ status, headers: fields, rawHeaders, body: bytes }),
        reject,
      );
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

/** @param {readonly string[]} rawHeaders alternating names and values */
function without(rawHeaders, name) {
  return rawHeaders.filter((_, n) => !name.test(rawHeaders[n - (n % 2)]));
}

async function bytesOf(stream) {
  const parts = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

async function listen(answer) {
  const server = createServer({ maxHeaderSize: 64 * 1024 }, answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `http://127.0.0.1:${server.address().port}` };
}

async function untilOpen(port) {
  const late = performance.now() + START_MS;
  while (performance.now() < late) {
    const socket = connect(port, '127.0.0.1');
    const opened = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (opened) return;
    await setTimeout(200);
  }
  throw new Error('Prism did not start');
}

/** @returns whether a test failed */
async function runSuites(root, url, suites) {
  const jest = 'node_modules/jest/bin/jest.js';
  const child = spawn(process.execPath, [jest, '--config', 'jest.judge.config.js', ...suites], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, GALLEY_JUDGE: url },
  });
  const [code] = await once(child, 'exit');
  return code !== 0;
}
