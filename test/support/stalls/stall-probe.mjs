// Loaded into a process of Galley before its program (`--import`): writes down each time for which its main thread turned
// to nothing else. Counted apart is what the thread computed meanwhile: on a busy machine it also waits for a processor, which
// is nobody's fault. Where the system does not tell, all of it counts as computed.
import { appendFileSync, readFileSync } from 'node:fs';
import { setInterval } from 'node:timers';
import { isMainThread } from 'node:worker_threads';

const file = process.env.STALL_LOG;
const EVERY_MS = 5;
const SHORTEST_MS = 20;

if (isMainThread && file) {
  const computedMs = () => {
    try {
      return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
    } catch {
      return performance.now();
    }
  };
  let last = { at: performance.now(), computed: computedMs() };
  setInterval(() => {
    const now = { at: performance.now(), computed: computedMs() };
    if (now.at - last.at > SHORTEST_MS) {
      const stall = { at: Date.now(), ms: now.at - last.at, computedMs: now.computed - last.computed };
      appendFileSync(file, `${JSON.stringify(stall)}\n`);
    }
    last = { at: performance.now(), computed: computedMs() };
  }, EVERY_MS).unref();
}
