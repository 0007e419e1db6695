import { readFileSync } from 'node:fs';

const packageFile = new URL('../../package.json', import.meta.url);

/** Of this Galley, as its package says. */
export const VERSION = (JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }).version;

/** As robots.txt files name it: its first word is what their groups are matched by. */
export const AUDIT_AGENT = `Galley/${VERSION} (site audit)`;

/** Whoever looks whether a domain is its edition's. */
export const OWNERSHIP_AGENT = `Galley/${VERSION} (site ownership)`;
