// For bench/load.mjs: explains answers that were refused, for the next one who reads the report.
import { readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';

/**
 * A line for each second in which a call got a 5xx or no answer: what the callers were answered, what the gateways logged as its cause,
 * and how busy the machine was.
 *
 * @param bad `{ at, status, code, detail }` of each such answer; times in ms of `performance.now()`
 * @param samples `{ at, load }`, in s since the beginning
 * @param log file that the gateways' errors were written to
 * @param describe says after which fault a moment was
 */
export async function faultsBySecond(bad, { beganAt, samples, log, describe }) {
  const secondOf = (at) => Math.floor((at - beganAt) / 1000);
  const said = groupedBy(bad, ({ at }) => secondOf(at));
  const causes = groupedBy(await loggedFaults(log), ({ at }) => secondOf(at));
  return [...said]
    .sort(([a], [b]) => a - b)
    .map(([second, answersOf]) => {
      const load = samples.findLast(({ at }) => at <= second + 1)?.load ?? loadavg()[0];
      const answered = counted(
        answersOf.map(({ status, code, detail }) => `${status} ${code ?? ''} ${detail ?? ''}`),
      );
      const why = counted((causes.get(second) ?? []).map(({ cause }) => cause));
      const at = describe({ at: beganAt + second * 1000 });
      return `  ${second} s (${at}; load ${load.toFixed(1)}): ${answered}${why && `; gateways logged ${why}`}`;
    });
}

function groupedBy(list, nameOf) {
  const groups = new Map();
  for (const one of list) groups.set(nameOf(one), [...(groups.get(nameOf(one)) ?? []), one]);
  return groups;
}

/** `2 × this, 1 × that`, the most frequent first. */
function counted(words) {
  return [...groupedBy(words, (word) => word.trim())]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([word, all]) => `${all.length} × ${word}`)
    .join(', ');
}

/** Why requests failed, as the gateways logged it. */
async function loggedFaults(log) {
  const lines = (await readFile(log, 'utf8').catch(() => ''))
    .split('\n')
    .filter((line) => line.startsWith('{'));
  return lines
    .map((line) => JSON.parse(line))
    .filter(({ code }) => code !== undefined)
    .map(({ time, err }) => ({
      at: Date.parse(time) - performance.timeOrigin,
      cause: `${err?.code ?? ''} ${err?.message ?? 'a fault without a message'}`,
    }));
}
