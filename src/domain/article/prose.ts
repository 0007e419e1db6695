import { unescapeText } from './markup/escape-html.js';

/**
 * The words of an article from its sanitised HTML: without citation marks, the list of sources, and the quotations that
 * name their source. Blocks are separated by blank lines.
 */
export function proseOf(body: string): string {
  const quoted = without(body, /<blockquote\s[^<>]*>/g, '</blockquote>', '\n\n', (tag) =>
    /\scite="/.test(tag),
  );
  const cited = without(quoted, /<sup class="citation">/g, '</sup>', '');
  const titled = without(cited, /<h2 id="sources">/g, '</h2>', '\n\n');
  const words = without(titled, /<ol class="sources">/g, '</ol>', '\n\n')
    .replace(
      /<\/?(?:p|h[2-4]|li|ul|ol|blockquote|div|t[rdh]|table|d[ltd]|pre|footer|caption)\b[^<>]*>/g,
      '\n\n',
    )
    // A link only wraps words of the text, so removing its tags restores the text.
    .replace(/<\/?a\b[^<>]*>/g, '')
    .replace(/<[^<>]*>/g, ' ');
  return unescapeText(words)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/(?<!\s)\s*\n\s*\n\s*/g, '\n\n')
    .trim();
}

/** No regular expression that includes the end: it would search for the end anew after each start that has none. */
function without(
  html: string,
  start: RegExp,
  end: string,
  instead: string,
  isMeant: (tag: string) => boolean = () => true,
): string {
  let kept = '';
  let from = 0;
  for (const { 0: tag, index } of html.matchAll(start)) {
    if (index < from || !isMeant(tag)) continue;
    const ends = html.indexOf(end, index);
    if (ends < 0) break;
    kept += html.slice(from, index) + instead;
    from = ends + end.length;
  }
  return kept + html.slice(from);
}
