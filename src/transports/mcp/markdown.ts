import type TurndownService from 'turndown';

let made: Promise<TurndownService> | null = null;

/** An article's HTML as Markdown. What Markdown has no words for, as tables, stays HTML. */
export async function markdownOf(html: string): Promise<string> {
  made ??= open();
  return (await made).turndown(html);
}

/** Loaded when it is first asked for: most processes never are. */
async function open(): Promise<TurndownService> {
  const { default: Turndown } = await import('turndown');
  const service = new Turndown({ headingStyle: 'atx', bulletListMarker: '-', codeBlockStyle: 'fenced' });
  service.keep(['table', 'dl', 'sup', 'sub']);
  return service;
}
