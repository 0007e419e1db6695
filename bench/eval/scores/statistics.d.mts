export interface Ratio {
  readonly id?: string;
  readonly hits: number;
  readonly of: number;
}
export interface Scored {
  readonly id?: string;
  readonly score: number;
  readonly positive: boolean;
}
export function randomOf(seed: number): () => number;
export function ratioOf(items: readonly Ratio[]): number;
export function aucOf(items: readonly Scored[]): number;
export function intervalOf<Item>(
  items: readonly Item[],
  statistic: (items: readonly Item[]) => number,
): [number, number];
export function differenceOf<Item>(
  before: readonly Item[],
  after: readonly Item[],
  statistic: (items: readonly Item[]) => number,
): { readonly difference: number; readonly interval: [number, number]; readonly items: number } | null;
