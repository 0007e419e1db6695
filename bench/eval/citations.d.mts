interface Said {
  readonly text: string;
  readonly heading: string | null;
  readonly evidence: readonly { readonly sourceId: string; readonly start: number; readonly end: number }[];
}
export function dangling(
  sentences: readonly Said[],
  sources: ReadonlyMap<string, { readonly text: string }>,
): number;
export function pointsAway(text: string): boolean;
