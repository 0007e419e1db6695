import ipaddr from 'ipaddr.js';

/** An IP address, normalised for comparison: a mapped IPv4 address is IPv4. */
export type Address = ipaddr.IPv4 | ipaddr.IPv6;

/**
 * Only 2000::/3 is assigned to the public internet; every other range is refused.
 * `ipaddr.js` calls unassigned space such as 4000::/3 "unicast".
 */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** The well-known NAT64 prefix: a resolver in an IPv6-only network answers public IPv4 hosts with it. */
const NAT64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');

/**
 * Azure's own address for its virtual machines: their resolver, agent and secrets. Public by its range, and reachable from
 * each of these machines.
 */
const INSIDE_AZURE = '168.63.129.16';

/** @returns null for a text that is not a canonical IP address (as `127.1` and `0x7f.1`). */
export function parseAddress(text: string): Address | null {
  const bare = text.startsWith('[') && text.endsWith(']') ? text.slice(1, -1) : text;
  // Nearly all hosts are names, for which this test is ten times as fast as parsing.
  if (!/\d$/.test(bare) && !bare.includes(':')) return null;
  // A zone (`fe80::1%eth0`) names an interface of this machine: no public address has one.
  if (bare.includes('%')) return null;
  if (ipaddr.IPv4.isValidFourPartDecimal(bare)) return ipaddr.IPv4.parse(bare);
  if (!bare.includes(':') || !ipaddr.IPv6.isValid(bare)) return null;
  const address = ipaddr.IPv6.parse(bare);
  return isMapped(address) ? address.toIPv4Address() : address;
}

/** `::ffff:a.b.c.d` only: `ipaddr.js` also calls the obsolete `::a.b.c.d` mapped, which must not be fetched. */
function isMapped(address: ipaddr.IPv6): boolean {
  return address.isIPv4MappedAddress() && address.parts[5] === 0xffff;
}

/**
 * Whether an address is a public unicast one. IPv4 inside IPv6 is judged by the IPv4 address where the form is in
 * use (mapped, NAT64) and refused where it is not (IPv4-compatible, 6to4, Teredo, local NAT64).
 */
export function isPublicAddress(address: Address): boolean {
  if (address instanceof ipaddr.IPv4)
    return address.range() === 'unicast' && address.toString() !== INSIDE_AZURE;
  if (address.match(NAT64)) return isPublicAddress(lastFourBytes(address));
  return address.match(GLOBAL_UNICAST) && address.range() === 'unicast';
}

function lastFourBytes(address: ipaddr.IPv6): ipaddr.IPv4 {
  return new ipaddr.IPv4(address.toByteArray().slice(12));
}
