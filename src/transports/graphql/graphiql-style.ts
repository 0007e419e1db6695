import { fontFaces } from '../page-look.js';
import { PAGE_TOKENS } from '../page-tokens.js';

/** GraphiQL's colours, and the tokens that they become. */
const COLORS = {
  primary: 'accent',
  secondary: 'chart-7',
  tertiary: 'chart-2',
  info: 'info',
  success: 'ok',
  warning: 'warn',
  error: 'fail',
  neutral: 'text',
  base: 'surface',
} as const;

/** What of GraphiQL has colours of its own: the page, and what lies above it. */
const PARTS =
  ':is(.graphiql-container, .graphiql-dialog, .graphiql-dialog-overlay, .graphiql-tooltip, [data-radix-popper-content-wrapper])';

const LIGHT = colorsOf(1);
const DARK = colorsOf(2);

/**
 * After GraphiQL's own rules: our colours and type in place of its.
 *
 * @param basePath in front of every path
 */
export const graphiqlStyle = (
  basePath: string,
): string => `${PAGE_TOKENS}${fontFaces(`${basePath}/docs`)}body { margin: 0; background: var(--page); color: var(--text); font-family: var(--font); }
#graphiql { height: 100vh; }
@media (max-width: 640px) { .graphiql-logo { display: none; } }
body ${PARTS} { --font-family: var(--font); --font-family-mono: var(--font-code); --popover-box-shadow: var(--shadow); ${LIGHT} }
@media (prefers-color-scheme: dark) { body:not(.graphiql-light) ${PARTS} { ${DARK} } }
body.graphiql-dark ${PARTS} { ${DARK} }
body.graphiql-light { color-scheme: light; }
body.graphiql-dark { color-scheme: dark; }
`;

/** @param place of the colour in a token: 1 on light, 2 on dark */
function colorsOf(place: 1 | 2): string {
  return Object.entries(COLORS)
    .map(([name, token]) => {
      const color = new RegExp(`--${token}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(PAGE_TOKENS)?.[place];
      if (color === undefined) throw new Error(`there is no colour ${token}`);
      return `--color-${name}: ${hslOf(color)};`;
    })
    .join(' ');
}

/** @returns hue, saturation and lightness, to which GraphiQL adds transparency @param color as `#rrggbb` */
function hslOf(color: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ];
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  const lightness = most - range / 2;
  const saturation = range === 0 ? 0 : range / (1 - Math.abs(2 * lightness - 1));
  const sixths =
    range === 0
      ? 0
      : most === red
        ? (green - blue) / range
        : most === green
          ? (blue - red) / range + 2
          : (red - green) / range + 4;
  const percent = (part: number) => `${(part * 100).toFixed(1)}%`;
  return `${((sixths * 60 + 360) % 360).toFixed(1)}, ${percent(saturation)}, ${percent(lightness)}`;
}
