// Helpers for the figures of all benchmarks.
import { readdirSync, readFileSync } from 'node:fs';

export function median(numbers) {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

/** To the thousandth. */
export function round(number) {
  return Math.round(number * 1000) / 1000;
}

/** Prints a line for each figure, or one JSON object for programs (`--json`). */
export function print(figures, asJson) {
  if (asJson) console.log(JSON.stringify(figures));
  else for (const [name, value] of Object.entries(figures)) console.log(name.padEnd(44), value);
}

/** The processor time of a process so far, in ms: unlike the duration it hardly depends on the load of the machine. */
export function cpuMs(pid) {
  return readStat(pid).cpuMs;
}

/** The same of each child that a process has now, by its id. */
export function cpuMsOfChildren(parent) {
  const children = new Map();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readStat(pid);
      if (stat.parent === parent) children.set(pid, stat.cpuMs);
    } catch {
      // It ended meanwhile.
    }
  }
  return children;
}

function readStat(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // Linux counts in hundredths of a second.
  return { parent: Number(fields[1]), cpuMs: (Number(fields[11]) + Number(fields[12])) * 10 };
}
