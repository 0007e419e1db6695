import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it } from '@jest/globals';
import { execute } from 'graphql';
import { isIntrospection } from '../../../../src/transports/graphql/documents/document-gate.js';
import { presentThrown } from '../../../../src/transports/graphql/graph-errors.js';
import { openDocumentGate } from '../../../../src/transports/graphql/graph-parts.js';
import type { GraphAsk } from '../../../support/graph/graph-transports.js';
import { HOSTILE_DOCUMENTS, HOSTILE_VARIABLES } from '../../../support/graph/hostile-graph.js';
import { recordingLog } from '../../../support/recording-log.js';
import { watchStalls } from '../../../support/stalls/stall-watch.js';
import { casesOf } from '../../../support/sample.js';

/** For which any input may keep the event loop, in ms. */
const MOST_STALL = 100;

/** What the compiler and the collector do beside it comes once; what is slow by itself is slow each time. */
const TRIES = 5;

/** Characters of an answer to what is refused, however much is wrong with it. */
const MOST_ANSWER = 400_000;

const stalls = watchStalls();
afterAll(() => stalls.stop());

const gate = openDocumentGate(null);

/** Everything that is done before the first resolver runs, and all of a question for the schema. */
function answer(ask: GraphAsk): string {
  const log = recordingLog();
  try {
    const { document, variables } = gate.admit(ask);
    if (!isIntrospection(document)) return '';
    return JSON.stringify(execute({ schema: gate.schema, document, variableValues: variables }));
  } catch (error) {
    const shown = JSON.stringify(presentThrown(error, 'a request', log));
    expect(log.entries).toEqual([]);
    expect(shown.length).toBeLessThan(MOST_ANSWER);
    return shown;
  }
}

/** @returns the shortest stall of several tries, in ms, but for what others do on the machine */
async function stallOf(ask: GraphAsk): Promise<number> {
  let least = Infinity;
  for (let attempt = 0; attempt < TRIES && least >= MOST_STALL; attempt += 1) {
    // The gate knows what it has read: each try is another document.
    const fresh = { ...ask, query: `${ask.query ?? ''}${' '.repeat(attempt)}` };
    stalls.reset();
    // What comes before the first turn of the loop is not measured.
    await pause(10);
    const before = process.cpuUsage();
    answer(fresh);
    const { user, system } = process.cpuUsage(before);
    // A stall shows when the loop has turned once more.
    await pause(10);
    // On a busy machine a stall is longer than what is done in it; the processor's time is what it takes on another.
    least = Math.min(least, stalls.longestMs(), (user + system) / 1000);
  }
  return least;
}

describe.each([
  ['a document', HOSTILE_DOCUMENTS],
  ['variables', HOSTILE_VARIABLES],
] as const)('%s', (_kind, cases) => {
  it.each(casesOf(cases))(
    'of nothing but %s blocks the event loop for less than 100 ms, in any size',
    async (_what, most, ask) => {
      for (const size of [most / 2, most, most * 4])
        expect(await stallOf(ask(size))).toBeLessThan(MOST_STALL);
    },
  );
});
