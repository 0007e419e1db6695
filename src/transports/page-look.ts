/**
 * The console's colours and type, for pages that stand without it: those of `src/console/ui/tokens.css`, light or as
 * dark as the reader's system. A test holds them against that file.
 */
export const PAGE_TOKENS = `:root {
  color-scheme: light dark;
  --accent: #7a2f6b;
  --accent-strong: #5f2353;
  --accent-tint: #f6eaf3;
  --on-accent: #ffffff;
  --page: #faf8fa;
  --surface: #ffffff;
  --sunken: #f3eff3;
  --line: #e5dee5;
  --line-strong: #8f8090;
  --text: #221a22;
  --text-soft: #665a67;
  --ok: #1c6b40;
  --ok-tint: #e3f3e9;
  --warn: #835600;
  --warn-tint: #fbf0d8;
  --fail: #b0241c;
  --fail-tint: #fcebe9;
  --info: #1c5c94;
  --info-tint: #e7f0fa;
  --neutral-tint: #efeaef;
  --radius: 6px;
  --font: 'Inter Variable', system-ui, -apple-system, 'Segoe UI', 'Noto Sans', sans-serif;
  --font-code: ui-monospace, 'SF Mono', 'Cascadia Mono', 'DejaVu Sans Mono', monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --accent: #e0a3d3;
    --accent-strong: #efc3e6;
    --accent-tint: #3a2436;
    --on-accent: #2d1028;
    --page: #151115;
    --surface: #1d181d;
    --sunken: #262026;
    --line: #372f38;
    --line-strong: #857787;
    --text: #f0ebf0;
    --text-soft: #b6aab7;
    --ok: #84d3a5;
    --ok-tint: #1a3627;
    --warn: #e7bb6e;
    --warn-tint: #3a2c11;
    --fail: #ffa39a;
    --fail-tint: #44201d;
    --info: #97c5f2;
    --info-tint: #1a2f45;
    --neutral-tint: #302930;
  }
}
`;

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
th, td { padding: 0.4rem 0.6rem; border-top: 1px solid var(--line); text-align: start; vertical-align: top; }
thead th { border-top: 0; color: var(--text-soft); font-weight: 500; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; }
dt { color: var(--text-soft); }
dd { margin: 0; }
@media print {
  body { max-width: none; margin: 0; background: none; color: #000; font-size: 10pt; }
  a { color: inherit; }
  h2, h3 { break-after: avoid; }
  tr, pre, li { break-inside: avoid; }
  thead { display: table-header-group; }
  pre { white-space: pre-wrap; }
}
`;

/** Galley's sign as the address of a picture. */
export const PAGE_ICON =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAzMiAzMiI+PHJlY3Qgd2lkdGg9IjMyIiBoZWlnaHQ9IjMyIiByeD0iNyIgZmlsbD0iIzdhMmY2YiIvPjxjaXJjbGUgY3g9IjE2IiBjeT0iMTYiIHI9IjcuNSIgZmlsbD0ibm9uZSIgc3Ryb2tlPSIjZmZmIiBzdHJva2Utd2lkdGg9IjQiLz48cmVjdCB4PSIxNiIgeT0iMTQiIHdpZHRoPSI5LjUiIGhlaWdodD0iNCIgcng9IjEiIGZpbGw9IiNmZmYiLz48L3N2Zz4=';
