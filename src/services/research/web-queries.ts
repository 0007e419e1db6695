import { queryText, type SearchQuery } from '../../domain/research/search-query.js';
import type { WritingTask } from '../../ports/article/writer.js';

/** Each is paid for, and a job that is tried again asks anew: three attempts fit into its twenty. */
const MOST_QUERIES = 6;

/**
 * What to ask a web search for a brief: its input, its title, its keywords, and each heading that it asks for beside
 * the title or input. Never notes, given texts or instructions: they are the caller's, and not for a search provider.
 */
export function webQueriesOf({
  settings,
  input,
  language,
  country = null,
}: Pick<WritingTask, 'country' | 'input' | 'language' | 'settings'>): SearchQuery[] {
  const { title, keywords = [], sections, freshness = 'any', domains } = settings;
  const subject = title ?? firstLine(input);
  const headings = Array.isArray(sections) ? sections.map(({ heading }) => `${subject} ${heading}`) : [];
  const asked = [
    input,
    title ?? '',
    keywords.length > 0 ? `${subject} ${keywords.join(' ')}` : '',
    ...headings,
  ];
  const texts = new Map<string, string>();
  for (const text of asked.map(queryText)) {
    const key = text.toLowerCase();
    if (text !== '' && !texts.has(key)) texts.set(key, text);
  }
  const rest = { language, country, freshness, hosts: domains?.include ?? [] };
  return [...texts.values()].slice(0, MOST_QUERIES).map((text) => ({ text, ...rest }));
}

/** Of an input that is a page long, what its author put first. */
function firstLine(input: string): string {
  return input.trim().split(/\n/)[0] ?? '';
}
