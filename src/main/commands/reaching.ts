import { parseFetchAllow } from '../../libs/urls/index.js';
import type { Config } from '../config.js';

/** Adds the site that the operator names at the command line to the allowed addresses, loopback or not. */
export function reaching(config: Config, address: string): Config {
  const { hostname, port, protocol } = new URL(address);
  const parsed = parseFetchAllow(`${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`);
  if (!parsed.ok) return config;
  const loopback = /^(127\.|localhost$|\[::1\]$)/.test(hostname);
  return {
    ...config,
    fetch: {
      ...config.fetch,
      allow: [...config.fetch.allow, ...parsed.list],
      // The operator's own machine needs no rate limit.
      ratePerSecond: loopback ? 0 : config.fetch.ratePerSecond,
    },
  };
}
