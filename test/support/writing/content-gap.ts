import type { ContentGap } from '../../../src/domain/report/site/content-gaps.js';

export function gapOf(gap: Partial<ContentGap>): ContentGap {
  return {
    kind: 'no_page',
    topic: 'Dolphin Rock',
    why: 'No page is named after it.',
    importance: 1,
    evidence: [],
    touching: [],
    headings: [],
    weight: 1,
    ...gap,
  };
}
