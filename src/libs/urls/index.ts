export { canParseUrl } from './can-parse-url.js';
export { canonicalHost } from './canonical-host.js';
export { developmentHost, isLoopbackHost } from './development-hosts.js';
export {
  type FetchAllow,
  allowsAddress,
  allowsHost,
  formatFetchAllow,
  mayAllowNames,
  normalHost,
  parseFetchAllow,
} from './fetch-allow.js';
export { type Address, isPublicAddress, parseAddress } from './public-address.js';
export { registrableDomain } from './registrable-domain.js';
export { isSameSite } from './same-site.js';
export { siteScope } from './site-scope.js';
export { textFragment } from './text-fragment.js';
