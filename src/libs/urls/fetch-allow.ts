import ipaddr from 'ipaddr.js';
import { parseAddress, type Address } from './public-address.js';

/** A private address or an unusual port that page fetching may reach. */
export type FetchAllowEntry =
  | { readonly kind: 'host'; readonly host: string; readonly port: number }
  | { readonly kind: 'address'; readonly address: Address; readonly port: number }
  | { readonly kind: 'range'; readonly network: Address; readonly prefix: number };

export type FetchAllow = readonly FetchAllowEntry[];

export type ParsedFetchAllow =
  | { readonly ok: true; readonly list: FetchAllow }
  | { readonly ok: false; readonly faults: readonly string[] };

const HOST = /^(?=.{1,253}$)[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?)*$/;

/**
 * Reads `FETCH_ALLOW`: `host:port`, `ip:port`, `[ipv6]:port` or a CIDR range, separated by commas. Empty is an empty
 * list.
 * @returns the list, or every fault as a sentence.
 */
export function parseFetchAllow(text: string): ParsedFetchAllow {
  const list: FetchAllowEntry[] = [];
  const faults: string[] = [];
  for (const item of text.split(',').map((part) => part.trim())) {
    if (item === '') continue;
    const parsed = item.includes('/') ? parseRange(item) : parseEndpoint(item);
    if (typeof parsed === 'string') faults.push(parsed);
    else list.push(parsed);
  }
  return faults.length > 0 ? { ok: false, faults } : { ok: true, list };
}

/** In the format that `parseFetchAllow` reads. */
export function formatFetchAllow(list: FetchAllow): string {
  return list
    .map((entry) => {
      if (entry.kind === 'host') return `${entry.host}:${entry.port}`;
      if (entry.kind === 'range') return `${entry.network.toString()}/${entry.prefix}`;
      const text = entry.address.toString();
      return `${text.includes(':') ? `[${text}]` : text}:${entry.port}`;
    })
    .join(',');
}

function parseRange(item: string): FetchAllowEntry | string {
  const [base = '', bits = '', more] = item.split('/');
  const written = parseWritten(base);
  if (!written || more !== undefined || !/^\d{1,3}$/.test(bits)) return `"${item}" is no CIDR range`;
  const width = written.kind() === 'ipv4' ? 32 : 128;
  if (Number(bits) > width) return `"${item}": the prefix is longer than ${width} bits`;
  const network = parseAddress(base);
  // ::ffff:10.0.0.0/104 would be read as 10.0.0.0/104: the two notations are not mixed.
  if (network?.kind() !== written.kind()) return `"${item}": write the range as IPv4`;
  return { kind: 'range', network, prefix: Number(bits) };
}

function parseWritten(base: string): Address | null {
  if (ipaddr.IPv4.isValidFourPartDecimal(base)) return ipaddr.IPv4.parse(base);
  return base.includes(':') && ipaddr.IPv6.isValid(base) && !base.includes('%')
    ? ipaddr.IPv6.parse(base)
    : null;
}

function parseEndpoint(item: string): FetchAllowEntry | string {
  const match = /^(\[[^\]]*\]|[^:[\]]*):(\d{1,5})$/.exec(item);
  if (!match) return `"${item}" is neither host:port nor a CIDR range`;
  const [, host = '', digits = ''] = match;
  const port = Number(digits);
  if (port < 1 || port > 65_535) return `"${item}": the port is not 1 to 65535`;
  const address = parseAddress(host);
  if (address) return { kind: 'address', address, port };
  const name = normalHost(host);
  // Digits and dots that are no address would never match, because URLs hold addresses in their canonical form.
  if (!HOST.test(name) || /^[\d.]+$/.test(name)) return `"${item}": "${host}" is no host name or IP address`;
  return { kind: 'host', host: name, port };
}

/** @returns a host name in its normal form for comparison: lower case, without the root's dot. */
export function normalHost(host: string): string {
  return host.toLowerCase().replace(/\.$/, '');
}

/** Whether the list has this host and port; then every address of the name is allowed on that port. */
export function allowsHost(list: FetchAllow, host: string, port: number): boolean {
  const name = normalHost(host);
  return list.some((entry) => entry.kind === 'host' && entry.port === port && entry.host === name);
}

/** Whether the list allows this address on this port; a range allows every port of its addresses. */
export function allowsAddress(list: FetchAllow, address: Address, port: number): boolean {
  return list.some((entry) => {
    if (entry.kind === 'host') return false;
    if (entry.kind === 'address') return entry.port === port && sameAddress(entry.address, address);
    return entry.network.kind() === address.kind() && address.match(entry.network, entry.prefix);
  });
}

/** Whether a name may be allowed on this port, depending on its addresses. */
export function mayAllowNames(list: FetchAllow, port: number): boolean {
  return list.some((entry) => entry.kind === 'range' || (entry.kind === 'address' && entry.port === port));
}

function sameAddress(one: Address, other: Address): boolean {
  return one.toNormalizedString() === other.toNormalizedString();
}
