import { templateOf } from '../../libs/site-audit/index.js';

/**
 * Which pages of a site are rendered: of each kind of page, which is known by its address, the first is taken before the second
 * of any; of one round those nearest to the start come first. The same site gives the same pages.
 *
 * @param pages in the order of their discovery
 */
export function renderSample<Page extends { readonly url: string; readonly depth: number | null }>(
  pages: readonly Page[],
  most: number,
): readonly Page[] {
  if (pages.length <= most) return pages;
  const counts = new Map<string, number>();
  const byDepth = [...pages].sort((one, other) => depthOf(one) - depthOf(other));
  const rounds = byDepth.map((page) => {
    const { folders, anyName } = templateOf(page.url);
    const kind = `${folders.join('/')}/${anyName}`;
    const round = counts.get(kind) ?? 0;
    counts.set(kind, round + 1);
    return { page, round };
  });
  return rounds
    .sort((one, other) => one.round - other.round)
    .slice(0, most)
    .map(({ page }) => page);
}

function depthOf({ depth }: { readonly depth: number | null }): number {
  return depth ?? Number.MAX_SAFE_INTEGER;
}
