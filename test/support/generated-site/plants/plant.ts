import type { SiteBuilder } from '../site-builder.js';

/**
 * Puts the faults of one check into a site, with borderline cases that are sound, and says which other checks the same
 * pages necessarily hit.
 */
export type Plant = (site: SiteBuilder) => void;

/** Plants by the check that each is for. */
export type Plants = Readonly<Record<string, Plant>>;

export const NOINDEX = '<meta name="robots" content="noindex">';

/** An error page, which no check judges whatever its content. */
export const ERROR_PAGE = '<html><h1>Sorry</h1><h1>Sorry</h1><p>Lorem ipsum.</p></html>';

export const HTML = 'text/html; charset=utf-8';
