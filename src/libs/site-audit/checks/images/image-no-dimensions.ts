import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { counted, cutText, firstFew } from '../../rules/evidence.js';

/**
 * `detail`: `missing`, how many images, and of the first of them `images` with `src`, `line` and what they `lack`.
 */
export const imageNoDimensions = defineCheck({
  id: 'image_no_dimensions',
  title: 'Image without size',
  category: 'images',
  severity: 'notice',
  scope: 'page',
  applies: 'pages',
  rule: 'An img lacks the attribute width or height; SVG images and those of one pixel are left out.',
  why: 'The text jumps when the image arrives, and readers lose their place.',
  fix: 'Write the image’s own width and height into the tag.',
  source: SOURCES.layoutShift,
  effort: 'low',
  judge({ page }) {
    const missing = page.images
      .filter(({ src, hasWidth, hasHeight, isPixel }) => !isPixel && !(hasWidth && hasHeight) && !isSvg(src))
      .map(({ src, hasWidth, hasHeight, line }) => ({
        src: cutText(src, 200),
        line,
        lack: [...(hasWidth ? [] : ['width']), ...(hasHeight ? [] : ['height'])],
      }));
    const [first] = missing;
    if (!first) return [];
    return [
      {
        observed: `${counted(missing.length, 'image')} without size`,
        detail: { missing: missing.length, images: firstFew(missing) },
        where: { selector: 'img', line: first.line },
      },
    ];
  },
});

function isSvg(src: string): boolean {
  const lower = src.trim().toLowerCase();
  return lower.startsWith('data:image/svg') || /\.svgz?$/.test(lower.split(/[?#]/, 1)[0] ?? '');
}
