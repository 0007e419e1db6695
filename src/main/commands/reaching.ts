import { parseFetchAllow } from '../../libs/urls/index.js';
import type { Config } from '../config.js';

/** The operator names the site at the command line, which is leave enough to fetch it, loopback or not. */
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
      // One's own machine needs no sparing.
      ratePerSecond: loopback ? 0 : config.fetch.ratePerSecond,
    },
  };
}
