import { PAGE_TOKENS } from './page-tokens.js';

/** Weights of Inter that `/docs` serves, each for the weights around it. */
export const FONT_WEIGHTS = { 400: '100 500', 600: '501 900' } as const;

/**
 * Inter, for pages that the gateway serves. Pages that are saved as files load nothing: they have the fonts of the
 * reader's system.
 *
 * @param folder address of `/docs`
 */
export function fontFaces(folder: string): string {
  return Object.entries(FONT_WEIGHTS)
    .map(
      ([weight, range]) =>
        `@font-face { font-family: 'Inter Variable'; font-display: swap; font-weight: ${range}; src: url('${folder}/inter-${weight}.woff2') format('woff2'); }\n`,
    )
    .join('');
}

/** Of a page that people read and may print: its ground, text, links and tables. */
export const PAGE_STYLE = `${PAGE_TOKENS}body {
  max-width: 60rem;
  margin: 2rem auto;
  padding: 0 1rem;
  background: var(--page);
  color: var(--text);
  font: 1rem/1.6 var(--font);
  overflow-wrap: anywhere;
}
h1, h2, h3 { line-height: 1.25; text-wrap: balance; }
h1 { letter-spacing: -0.015em; }
a { color: var(--accent); text-underline-offset: 0.15em; }
a:hover { color: var(--accent-strong); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
code, pre { font-family: var(--font-code); font-size: 0.9em; }
pre { overflow: auto; padding: 0.75rem; border: 1px solid var(--line); border-radius: var(--radius); background: var(--sunken); }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.4rem 0.6rem; border-top: 1px solid var(--line); text-align: start; vertical-align: top; overflow-wrap: break-word; }
/* Addresses break anywhere; words and figures don't, even where that would save a column. */
td :is(a, code) { overflow-wrap: anywhere; }
@media screen and (max-width: 40rem) { table { display: block; overflow-x: auto; } td:has(a, code) { min-width: 12rem; } }
thead th { border-top: 0; color: var(--text-soft); font-weight: 500; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; }
dt { color: var(--text-soft); }
dd { margin: 0; }
@media print {
  :root { color-scheme: light; }
  body { max-width: none; margin: 0; background: none; color: #000; font-size: 10pt; }
  a { color: inherit; }
  h2, h3 { break-after: avoid; }
  tr, pre, li { break-inside: avoid; }
  thead { display: table-header-group; }
  pre { white-space: pre-wrap; }
}
`;
