/** Deeper levels are one: the difference between 10 and 40 clicks fixes nothing, and traps have thousands of them. */
const DEEPEST = 10;

/** @returns `0` to `9`, `10+`, or `none` where no click leads */
export function depthLevel(depth: number | null): string {
  if (depth === null) return 'none';
  return depth >= DEEPEST ? `${DEEPEST}+` : String(depth);
}

/** Orders levels from the home page down; those where no click leads are last. */
export function compareDepthLevels(one: string, other: string): number {
  return place(one) - place(other);
}

function place(level: string): number {
  return level === 'none' ? Number.MAX_SAFE_INTEGER : Number.parseInt(level, 10);
}
