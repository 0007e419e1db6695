import { foldText } from '../../../libs/text/index.js';
import type { SitePage } from './site-sections.js';

/**
 * A page that was half read and names something may treat it in its other half, so nothing that it names is missing. The pages
 * are folded once.
 *
 * @returns whether one of those pages has a name
 */
export function namedInHalfRead(pages: readonly SitePage[]): (name: string) => boolean {
  const texts = pages.filter(({ isCut }) => isCut).map(({ source }) => foldText(source.text));
  return (name) => {
    const folded = foldText(name);
    return texts.some((text) => text.includes(folded));
  };
}
