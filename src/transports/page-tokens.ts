// Made by `npm run codegen`; do not edit.
/** The console's colours, sizes and type, of `src/console/ui/tokens.css`: light or as dark as the reader's system. */
export const PAGE_TOKENS = `:root {
  color-scheme: light dark;
  --accent: light-dark(#7a2f6b, #e0a3d3);
  --accent-strong: light-dark(#5f2353, #efc3e6);
  --accent-tint: light-dark(#f6eaf3, #3a2436);
  --on-accent: light-dark(#ffffff, #2d1028);
  --page: light-dark(#faf8fa, #151115);
  --surface: light-dark(#ffffff, #1d181d);
  --sunken: light-dark(#f3eff3, #262026);
  --line: light-dark(#e5dee5, #372f38);
  --line-strong: light-dark(#8f8090, #857787);
  --text: light-dark(#221a22, #f0ebf0);
  --text-soft: light-dark(#665a67, #b6aab7);
  --ok: light-dark(#1c6b40, #84d3a5);
  --ok-tint: light-dark(#e3f3e9, #1a3627);
  --warn: light-dark(#835600, #e7bb6e);
  --warn-tint: light-dark(#fbf0d8, #3a2c11);
  --fail: light-dark(#b0241c, #ffa39a);
  --fail-tint: light-dark(#fcebe9, #44201d);
  --info: light-dark(#1c5c94, #97c5f2);
  --info-tint: light-dark(#e7f0fa, #1a2f45);
  --neutral-tint: light-dark(#efeaef, #302930);
  --shadow:
    0 1px 2px light-dark(rgb(40 20 40 / 6%), rgb(0 0 0 / 40%)),
    0 8px 24px light-dark(rgb(40 20 40 / 12%), rgb(0 0 0 / 50%));
  --chart-1: light-dark(#7a2f6b, #d18ac2);
  --chart-2: light-dark(#1f7a78, #58b8b4);
  --chart-3: light-dark(#b9770e, #dda94f);
  --chart-4: light-dark(#2e66a6, #7fb0e6);
  --chart-5: light-dark(#b5475f, #e58a9d);
  --chart-6: light-dark(#5e7a2a, #a3bf68);
  --chart-7: light-dark(#6a5aa8, #aa9ce0);
  --chart-8: light-dark(#6d6470, #a79ba9);

  --space-1: 4px;
  --space-2: 8px;
  --space-3: 12px;
  --space-4: 16px;
  --space-5: 24px;
  --space-6: 32px;
  --space-7: 48px;
  --radius: 6px;
  --radius-large: 10px;
  --control: 34px;

  --font: 'Inter Variable', system-ui, -apple-system, 'Segoe UI', 'Noto Sans', sans-serif;
  --font-code: ui-monospace, 'SF Mono', 'Cascadia Mono', 'DejaVu Sans Mono', monospace;
  --size-small: 0.75rem;
  --size-text: 0.875rem;
  --size-lead: 1rem;
  --size-h2: 1.0625rem;
  --size-h1: 1.5rem;
}
:root[data-theme='light'] {
  color-scheme: light;
}
:root[data-theme='dark'] {
  color-scheme: dark;
}
`;

/** Galley's sign as the address of a picture. */
export const PAGE_ICON =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAzMiAzMiI+PHJlY3Qgd2lkdGg9IjMyIiBoZWlnaHQ9IjMyIiByeD0iNyIgZmlsbD0iIzdhMmY2YiIvPjxjaXJjbGUgY3g9IjE2IiBjeT0iMTYiIHI9IjcuNSIgZmlsbD0ibm9uZSIgc3Ryb2tlPSIjZmZmIiBzdHJva2Utd2lkdGg9IjQiLz48cmVjdCB4PSIxNiIgeT0iMTQiIHdpZHRoPSI5LjUiIGhlaWdodD0iNCIgcng9IjEiIGZpbGw9IiNmZmYiLz48L3N2Zz4=';
