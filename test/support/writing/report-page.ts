import { textOfBlocks, type Source } from '../../../src/domain/research/source.js';
import type { TextBlock } from '../../../src/libs/page-reading/index.js';

/** `# a heading`, `## a lower one`, `- an item`, `\`code\``; anything else is a paragraph. */
export function blockOf(line: string): TextBlock {
  const [, marks = '', heading = ''] = /^(#{1,6}) (.+)$/su.exec(line) ?? [];
  if (marks !== '') return { kind: 'heading', level: marks.length, text: heading };
  if (line.startsWith('- ')) return { kind: 'item', text: line.slice(2) };
  if (line.startsWith('`')) return { kind: 'code', text: line.slice(1, -1) };
  return { kind: 'paragraph', text: line };
}

/** A page of a site, or with `web` somebody else's. */
export function reportPage(
  id: string,
  title: string,
  lines: readonly string[],
  more: Partial<Source> = {},
): Source {
  const blocks = lines.map(blockOf);
  const text = textOfBlocks(blocks);
  const url = `https://ferry.example/${id.toLowerCase()}`;
  return {
    id,
    kind: 'domain_page',
    rights: 'own',
    title,
    url,
    finalUrl: url,
    site: 'ferry.example',
    author: null,
    publishedAt: null,
    fetchedAt: '2026-01-05T00:00:00.000000Z',
    httpStatus: 200,
    contentType: 'text/html',
    language: 'en',
    blocks,
    text,
    words: text.split(/\s+/).length,
    textSha256: '0'.repeat(64),
    ...more,
  };
}
