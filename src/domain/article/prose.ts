const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/**
 * The words of an article by its sanitised HTML: without citation marks, the list of sources, and the quotations that
 * name where they are from. Blocks are parted by blank lines.
 */
export function proseOf(body: string): string {
  return (
    body
      .replace(/<blockquote[^>]*\scite="[^"]*"[^>]*>[\s\S]*?<\/blockquote>/g, '\n\n')
      .replace(/<sup class="citation">[\s\S]*?<\/sup>/g, '')
      .replace(/<h2 id="sources">[\s\S]*?<\/h2>/g, '\n\n')
      .replace(/<ol class="sources">[\s\S]*?<\/ol>/g, '\n\n')
      .replace(
        /<\/?(?:p|h[2-4]|li|ul|ol|blockquote|div|t[rdh]|table|d[ltd]|pre|footer|caption)\b[^>]*>/g,
        '\n\n',
      )
      // A link stands on words of the text: without it they are what they were, punctuation behind them and all.
      .replace(/<\/?a\b[^>]*>/g, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? '')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/\s*\n\s*\n\s*/g, '\n\n')
      .trim()
  );
}
