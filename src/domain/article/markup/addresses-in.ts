import { unescapeText } from './escape-html.js';

/** @returns the web addresses that HTML of ours links to, each once */
export function addressesIn(html: string): string[] {
  const found = [...html.matchAll(/<a\b[^<>]*\shref="(https?:[^"<]*)"/gi)].map((match) => match[1] ?? '');
  return [...new Set(found.map(unescapeText))];
}
