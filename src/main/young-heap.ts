import { setFlagsFromString } from 'node:v8';

/**
 * By how much V8 lets the young part of its heap grow at a time: 2 is its own. A start allocates much once, by which that part would grow to
 * 32 MB, and an idle process does not give them back; with 1 it stays small until the process serves.
 */
export function setYoungHeapGrowth(factor: 1 | 2): void {
  setFlagsFromString(`--semi-space-growth-factor=${factor}`);
}
