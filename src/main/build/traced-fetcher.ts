import { ATTRIBUTES, serverOf, SPANS } from '../../domain/spans.js';
import { FetchFailure, type PageFetcher } from '../../libs/guarded-fetch/index.js';
import { NO_TRACING, type Tracing } from '../../ports/tracing.js';

/** Each page that is fetched is a span. */
export function tracedFetcher(fetcher: PageFetcher, tracing: Tracing): PageFetcher {
  if (tracing === NO_TRACING) return fetcher;
  const traced = <Answer extends { readonly status: number }>(
    url: string,
    method: 'HEAD' | 'GET',
    ask: () => Promise<Answer>,
  ) =>
    tracing.span(
      SPANS.fetch[method],
      { kind: 'client', attributes: { [ATTRIBUTES.method]: method, ...serverOf(url) } },
      async (span) => {
        try {
          const answer = await ask();
          span.set({ [ATTRIBUTES.status]: answer.status });
          return answer;
        } catch (error) {
          if (error instanceof FetchFailure && error.status !== null)
            span.set({ [ATTRIBUTES.status]: error.status });
          throw error;
        }
      },
    );
  return {
    fetch: (url, options) => traced(url, 'GET', () => fetcher.fetch(url, options)),
    probe: (url, method, signal) => traced(url, method, () => fetcher.probe(url, method, signal)),
    checkAddress: (url) => {
      fetcher.checkAddress(url);
    },
    sitemapsOf: (url, signal) => fetcher.sitemapsOf(url, signal),
  };
}
