import { z } from 'zod';
import { SearchFailure } from '../../domain/research/search-failure.js';
import { cutCodePoints } from '../../libs/text/index.js';
import type { SearchResult } from '../../ports/web-search.js';

/** Chosen, like the bounds below: providers return ten to twenty. `WebSearch` promises these bounds. */
const MAX_RESULTS = 20;
const MAX_URL = 2048;
const MAX_TITLE = 300;
const MAX_SNIPPET = 1000;

/** A provider's names for the parts of a result. */
export interface ResultNames {
  readonly url: string;
  readonly snippet: string;
}

const link = z.string().trim().min(1).max(MAX_URL);
const words = z.string().catch('');

/**
 * Reads the results of an answer. Malformed results are skipped; an answer without a list of results is an error.
 * @param list finds the list in the answer, such as `z.object({ results: z.array(z.unknown()) })`
 * @throws {SearchFailure} `bad_answer`
 */
export function readResults(
  provider: string,
  answer: unknown,
  list: z.ZodType<readonly unknown[]>,
  names: ResultNames,
): SearchResult[] {
  const found = list.safeParse(answer);
  if (!found.success) {
    throw new SearchFailure(
      'bad_answer',
      `The web search (${provider}) answered with something else than results.`,
    );
  }
  const results: SearchResult[] = [];
  for (const item of found.data) {
    if (results.length === MAX_RESULTS) break;
    const record = z.record(z.string(), z.unknown()).safeParse(item).data ?? {};
    const url = link.safeParse(record[names.url]);
    if (!url.success) continue;
    results.push({
      url: url.data,
      title: plain(words.parse(record['title']), MAX_TITLE),
      snippet: plain(words.parse(record[names.snippet]), MAX_SNIPPET),
    });
  }
  return results;
}

/** Providers mark matching words with tags; only the text is used. */
function plain(text: string, most: number): string {
  const bare = text
    .slice(0, most * 8)
    .replace(/<\/?[a-z][^<>]{0,200}>/gi, '')
    .replace(/[\s\p{Cc}]+/gu, ' ');
  return cutCodePoints(bare.trim(), most);
}
