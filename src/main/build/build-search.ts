import { BraveSearch } from '../../adapters/search/brave-search.js';
import { NoSearch } from '../../adapters/search/no-search.js';
import { SearxngSearch } from '../../adapters/search/searxng-search.js';
import { SerperSearch } from '../../adapters/search/serper-search.js';
import { TavilySearch } from '../../adapters/search/tavily-search.js';
import type { WebSearch } from '../../ports/web-search.js';
import { systemClock as clock } from './build-services.js';
import type { SearchConfig } from '../provider-config.js';

/** The configured web search; for writing articles a cache is put before it. */
export function buildSearch(config: SearchConfig): WebSearch {
  switch (config.kind) {
    case 'none':
      return new NoSearch(clock);
    case 'searxng':
      return new SearxngSearch({ ...config, clock });
    case 'brave':
      return new BraveSearch({ ...config, clock });
    case 'tavily':
      return new TavilySearch({ ...config, clock });
    case 'serper':
      return new SerperSearch({ ...config, clock });
  }
}
