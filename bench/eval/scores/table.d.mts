interface Row {
  readonly set: string;
  readonly measure: string;
  readonly items?: readonly object[];
  readonly statistic?: 'ratio' | 'auc';
  readonly least?: number;
  readonly most?: number;
  readonly missing?: string;
}
interface ScoredRow extends Omit<Row, 'items'> {
  readonly items?: number;
  readonly value?: number;
  readonly interval?: [number, number];
}
export function scored(rows: readonly Row[], before: readonly Row[] | null): ScoredRow[];
export function belowTarget(row: Pick<ScoredRow, 'value' | 'least' | 'most'>): boolean;
export function tableOf(rows: readonly ScoredRow[]): string;
