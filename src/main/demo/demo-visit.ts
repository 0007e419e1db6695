import { canonicalLanguage } from '../../libs/text/index.js';
import { refuse } from '../../domain/errors.js';
import { FetchFailure, GuardedFetcher, type FetchedPage } from '../../libs/guarded-fetch/index.js';
import { isSameSite } from '../../libs/urls/index.js';
import { detectLanguage, sameLanguage } from '../../libs/text/index.js';
import { loadPageReader } from '../../libs/page-reading/index.js';
import { systemClock } from '../build/build-services.js';
import type { Config } from '../config.js';
import { VERSION } from '../version.js';

/** What a site's home page tells of it. */
export interface Visit {
  /** BCP 47 tag; null when the page does not tell. */
  readonly language: string | null;
  readonly title: string;
}

/**
 * Reads a site's home page once, by the same guarded way as a worker will: a site that is down is told at once, and
 * not after the minutes that a job goes on trying.
 *
 * @throws {GalleyError} `unavailable` when it can't be read, with the reason; the signal's own when it is aborted
 */
export async function visitSite(address: string, config: Config, signal: AbortSignal): Promise<Visit> {
  const page = await readHome(address, config, signal);
  if (!isSameSite(page.finalUrl, address)) {
    throw refuse(
      'unavailable',
      `${address} leads to another site, ${page.finalUrl}. Give that one to --site.`,
    );
  }
  const read = await (await loadPageReader()).read(page);
  const text = read.blocks.map((block) => block.text).join('\n');
  return { language: chooseLanguage(read.language, await detectLanguage(text)), title: read.title };
}

async function readHome(address: string, config: Config, signal: AbortSignal): Promise<FetchedPage> {
  const fetcher = new GuardedFetcher({
    allow: config.fetch.allow,
    ratePerSecond: config.fetch.ratePerSecond,
    userAgent: `Galley/${VERSION} (self-hosted content service)`,
    clock: systemClock,
  });
  try {
    return await fetcher.fetch(address, { signal, accept: 'html' });
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    throw refuse('unavailable', `There is nothing to write from: ${error.message}.`);
  } finally {
    await fetcher.close();
  }
}

/** Templates say `en` of pages in every language. Sources are judged by their words, so those decide where they differ. */
function chooseLanguage(declared: string | null, detected: string | null): string | null {
  const tag = declared === null ? null : canonicalLanguage(declared.replaceAll('_', '-'));
  if (tag === null || detected === null) return tag ?? detected;
  return sameLanguage(tag, detected) ? tag : detected;
}
