import type { AnswerFacts } from '../../guarded-fetch/index.js';
import type { Finding } from './check.js';
import type { PageFacts } from '../../page-reading/index.js';
import { headerDirectives, metaDirectives } from '../site/robots-directives.js';

/** What one place says of listing a page and of following its links. */
export interface RobotsSource {
  readonly from: 'meta' | 'header';
  /** As it came, at most 200 letters. */
  readonly text: string;
  /** 0 for a header. */
  readonly line: number;
  /** null where it does not say. */
  readonly index: boolean | null;
  readonly follow: boolean | null;
}

/** Letters of evidence; chosen. */
const MOST_TEXT = 200;

/**
 * Both places are always read: a header that says noindex counts as much as a meta that does.
 * @returns every meta and every header that speaks to search engines, in this order
 */
export function robotsSources(
  page: Pick<PageFacts, 'head'>,
  answer: Pick<AnswerFacts, 'xRobotsTag'> | null,
): RobotsSource[] {
  const metas = page.head.robots.flatMap((meta) =>
    metaDirectives([meta]).map((said) => sourceOf('meta', meta.content, meta.line, said)),
  );
  const headers = (answer?.xRobotsTag ?? []).map((header) =>
    sourceOf('header', header, 0, headerDirectives([header])),
  );
  return [...metas, ...headers];
}

function sourceOf(
  from: RobotsSource['from'],
  text: string,
  line: number,
  said: ReadonlySet<string>,
): RobotsSource {
  const stance = (no: string, yes: string) => {
    if (said.has(no) || said.has('none')) return false;
    return said.has(yes) || said.has('all') ? true : null;
  };
  return {
    from,
    text: text.slice(0, MOST_TEXT),
    line,
    index: stance('noindex', 'index'),
    follow: stance('nofollow', 'follow'),
  };
}

/** @returns a finding that shows these places; `detail.sources` are `{ from, text, line }` each */
export function findingOfSources(observed: string, sources: readonly RobotsSource[]): Finding {
  const meta = sources.find(({ from }) => from === 'meta');
  return {
    observed,
    detail: { sources: sources.slice(0, 10).map(({ from, text, line }) => ({ from, text, line })) },
    ...(meta ? { where: { selector: 'meta[name="robots"]', line: meta.line } } : {}),
  };
}
