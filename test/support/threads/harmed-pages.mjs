// Reads pages as a thread of crawls does, but for those whose address says how they do harm.
import { parentPort } from 'node:worker_threads';

parentPort.on('message', ({ kind, id, method, input }) => {
  if (kind === 'close') return parentPort.close();
  if (kind !== 'call') return undefined;
  if (method === 'ready') return parentPort.postMessage({ kind: 'returned', id, value: undefined });
  if (input.url.endsWith('/loop')) for (;;);
  // Some 2^40 steps.
  if (input.url.endsWith('/pattern')) /^(?:a+)+$/.test(`${'a'.repeat(40)}!`);
  if (input.url.endsWith('/memory')) {
    const kept = [];
    for (;;) kept.push(Array.from({ length: 100_000 }, (_, at) => `${at} ${kept.length}`));
  }
  if (input.url.endsWith('/fault')) {
    const error = { name: 'RangeError', message: 'of our own', stack: '', fields: {} };
    return parentPort.postMessage({ kind: 'threw', id, error });
  }
  const packed = { facts: input.reply.body, text: new Uint8Array() };
  return parentPort.postMessage({ kind: 'returned', id, value: { packed, references: [] } });
});
