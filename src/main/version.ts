import { readFileSync } from 'node:fs';

const packageFile = new URL('../../package.json', import.meta.url);

/** The version of this Galley, from its package. */
export const VERSION = (JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }).version;

/** The user agent of audits: groups of robots.txt files are matched by its first word. */
export const AUDIT_AGENT = `Galley/${VERSION} (site audit)`;

/** The user agent of ownership probes. */
export const OWNERSHIP_AGENT = `Galley/${VERSION} (site ownership)`;
