import { Badge } from '../../ui/show/badge.js';

/** The change of a score since the audit before; a dash where there was none. */
export function Delta({ value }: { readonly value: number | null }) {
  if (value === null) return <span className="soft">–</span>;
  if (value === 0) return <Badge>unchanged</Badge>;
  return (
    <Badge tone={value > 0 ? 'ok' : 'fail'}>{`${value > 0 ? '+' : '−'}${Math.abs(value)} points`}</Badge>
  );
}
