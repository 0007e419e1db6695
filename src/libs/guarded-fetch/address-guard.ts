import { lookup } from 'node:dns/promises';
import {
  allowsAddress,
  allowsHost,
  mayAllowNames,
  normalHost,
  type FetchAllow,
  isPublicAddress,
  parseAddress,
  type Address,
} from '../urls/index.js';
import { FetchFailure } from './fetch-failure.js';

/** All addresses of a host name, as text. A parameter, so that a test can replace the resolver by one that rebinds. */
export type Resolve = (host: string) => Promise<readonly string[]>;

/** Where a request may go: only these addresses, each checked. */
export interface Destination {
  readonly url: URL;
  /** Without brackets. */
  readonly host: string;
  readonly port: number;
  readonly secure: boolean;
  /** At least one, in the resolver's order. */
  readonly addresses: readonly string[];
  /** Whether `FETCH_ALLOW` names this destination: only then may it be fetched without a rate limit. */
  readonly allowListed: boolean;
}

/** Chosen: servers refuse much longer request lines anyway, and matching robots rules costs time for each character. */
const MAX_URL_LENGTH = 2048;

const PUBLIC_PORTS: ReadonlySet<number> = new Set([80, 443]);

/**
 * Names that mean this machine, this network or the cloud's metadata service. Their addresses would be refused as
 * well; refusing the name first saves the DNS look-up.
 */
const PRIVATE_NAME =
  /(^|\.)(localhost|localdomain|local|internal|intranet|lan|home|corp|private|arpa|onion|test|invalid)$/;

/** Decides which addresses may be connected to. Opens no connection itself. */
export class AddressGuard {
  constructor(
    private readonly allow: FetchAllow,
    private readonly resolve: Resolve = resolveAll,
    /** Of public addresses. */
    private readonly ports = PUBLIC_PORTS,
  ) {}

  /**
   * The part of the decision that needs no resolver.
   * @throws {FetchFailure} `unsupported_address` or `source_blocked`.
   */
  check(address: string): URL {
    const url = parseUrl(address);
    const host = bareHost(url);
    const port = portOf(url);
    if (allowsHost(this.allow, host, port)) return url;
    const literal = parseAddress(host);
    if (literal) {
      this.checkAddress(url, literal, port);
      return url;
    }
    // The name may resolve to an allowed address or range: `locate` decides that after the DNS look-up.
    if (mayAllowNames(this.allow, port)) return url;
    if (!this.ports.has(port)) throw blocked(url, `port ${port} is not one of a public website`);
    const name = normalHost(host);
    if (!name.includes('.') || PRIVATE_NAME.test(name)) throw blocked(url, 'the name is not a public one');
    return url;
  }

  /**
   * Resolves the host once and checks every address that it has. A name with one private address among public ones
   * is refused: that is what a rebinding attack looks like.
   * @throws {FetchFailure} also `unreachable` when the name is not known.
   */
  async locate(address: string): Promise<Destination> {
    const url = this.check(address);
    const host = bareHost(url);
    const port = portOf(url);
    const named = allowsHost(this.allow, host, port);
    const literal = parseAddress(host);
    const found = literal ? [host] : await this.resolveHost(url, host);
    const addresses: Address[] = [];
    for (const text of found) {
      const parsed = parseAddress(text);
      if (!parsed) throw blocked(url, 'its name leads to something that is no address');
      if (!named) this.checkAddress(url, parsed, port);
      addresses.push(parsed);
    }
    if (addresses.length === 0) throw unknownHost(url);
    return {
      url,
      host,
      port,
      secure: url.protocol === 'https:',
      addresses: addresses.map((one) => one.toString()),
      allowListed: named || addresses.every((one) => allowsAddress(this.allow, one, port)),
    };
  }

  /** Whether `allow` names this address, or an address of this port to which a name may lead. */
  mayBeAllowed(url: URL): boolean {
    const host = bareHost(url);
    const port = portOf(url);
    const literal = parseAddress(host);
    if (allowsHost(this.allow, host, port)) return true;
    return literal ? allowsAddress(this.allow, literal, port) : mayAllowNames(this.allow, port);
  }

  /** Whether a socket is connected to one of the checked addresses. A closed socket reports `undefined`. */
  reached(destination: Destination, remoteAddress: string | undefined): boolean {
    const remote = remoteAddress === undefined ? null : parseAddress(remoteAddress);
    return remote !== null && destination.addresses.includes(remote.toString());
  }

  private checkAddress(url: URL, address: Address, port: number): void {
    if (allowsAddress(this.allow, address, port)) return;
    if (!isPublicAddress(address)) throw blocked(url, 'its address is not a public one');
    if (!this.ports.has(port)) throw blocked(url, `port ${port} is not one of a public website`);
  }

  private async resolveHost(url: URL, host: string): Promise<readonly string[]> {
    try {
      return await this.resolve(host);
    } catch (error) {
      throw unknownHost(url, error);
    }
  }
}

async function resolveAll(host: string): Promise<string[]> {
  const found = await lookup(host, { all: true, verbatim: true });
  return found.map((entry) => entry.address);
}

function parseUrl(address: string): URL {
  if (address.length > MAX_URL_LENGTH) {
    throw unsupported(`${address.slice(0, 80)}…`, `the address is longer than ${MAX_URL_LENGTH} characters`);
  }
  let url: URL;
  try {
    url = new URL(address);
  } catch (error) {
    throw unsupported(address, 'this is no web address', error);
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw unsupported(address, 'only http and https addresses are read');
  }
  // The message leaves out the address: a password does not belong in a job's warnings.
  if (url.username !== '' || url.password !== '') {
    throw unsupported(`${url.protocol}//${url.host}`, 'addresses with a user name or password are not read');
  }
  // A fragment is never sent, so two addresses that differ only in it are one page.
  url.hash = '';
  return url;
}

function bareHost(url: URL): string {
  return url.hostname.startsWith('[') ? url.hostname.slice(1, -1) : url.hostname;
}

function portOf(url: URL): number {
  if (url.port !== '') return Number(url.port);
  return url.protocol === 'https:' ? 443 : 80;
}

function unsupported(address: string, why: string, cause?: unknown): FetchFailure {
  return new FetchFailure('unsupported_address', address, `${address}: ${why}`, null, { cause });
}

function blocked(url: URL, why: string): FetchFailure {
  return new FetchFailure('source_blocked', url.href, `${url.href} is not read: ${why}`);
}

function unknownHost(url: URL, cause?: unknown): FetchFailure {
  return new FetchFailure('unreachable', url.href, `${url.href}: the host name is not known`, null, {
    cause,
  });
}
