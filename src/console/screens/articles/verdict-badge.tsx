import type { ArticleStatus, DeskVerdict } from '../../data/generated/types.js';
import { Badge, type Tone } from '../../ui/show/badge.js';

const VERDICTS: Readonly<Record<DeskVerdict, readonly [Tone, string]>> = {
  PASS: ['ok', 'Passed'],
  WARN: ['warn', 'Warnings'],
  FAIL: ['fail', 'Held'],
};

/** What the desk says of an article as a whole. @param verdict null: there is no record */
export function VerdictBadge({ verdict }: { readonly verdict: DeskVerdict | null }) {
  if (verdict === null) return <span className="soft">–</span>;
  const [tone, word] = VERDICTS[verdict];
  return <Badge tone={tone}>{word}</Badge>;
}

/** Whether an article is published. */
export function StatusBadge({ status }: { readonly status: ArticleStatus }) {
  return status === 'PUBLISHED' ? <Badge tone="accent">Published</Badge> : <Badge>Draft</Badge>;
}
