import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { exitCodeOf, waitForSignal } from '../../../src/main/shutdown.js';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

describe('waiting for the end', () => {
  let before: NodeJS.SignalsListener[][];
  beforeEach(() => {
    before = SIGNALS.map((signal) => process.listeners(signal));
  });
  afterEach(() => {
    SIGNALS.forEach((signal, index) => {
      for (const listener of process.listeners(signal))
        if (!before[index]?.includes(listener)) process.off(signal, listener);
    });
  });

  it('treats a reader who goes away as a broken pipe, however often a write then fails', async () => {
    const [out, err] = [new EventEmitter(), new EventEmitter()];
    const asked = waitForSignal([out, err]);
    for (let write = 0; write < 3; write++) err.emit('error', new Error('EPIPE'));
    out.emit('error', new Error('EPIPE'));
    expect(await asked).toBe('SIGPIPE');
  });

  it('returns the exit codes of shells', () => {
    expect((['SIGINT', 'SIGTERM', 'SIGPIPE'] as const).map(exitCodeOf)).toEqual([130, 143, 141]);
  });
});
