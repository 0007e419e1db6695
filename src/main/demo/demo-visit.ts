import { canonicalLanguage } from '../../libs/text/index.js';
import { refuse } from '../../domain/errors.js';
import { FetchFailure, GuardedFetcher, type FetchedPage } from '../../libs/guarded-fetch/index.js';
import { isSameSite } from '../../libs/urls/index.js';
import { detectLanguage, sameLanguage } from '../../libs/text/index.js';
import { loadPageReader } from '../../libs/page-reading/index.js';
import { systemClock } from '../build/build-services.js';
import type { Config } from '../config.js';
import { VERSION } from '../version.js';

/** What the demo learns from a site's home page. */
export interface Visit {
  /** BCP 47 tag; null when the page does not declare one. */
  readonly language: string | null;
  readonly title: string;
}

/**
 * Reads a site's home page once, with the guarded fetcher of the workers: a site that is down is reported at once, and not
 * after minutes of retries.
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

/** Many templates declare `en` whatever the language. Sources are judged by their words, so the detected language wins. */
function chooseLanguage(declared: string | null, detected: string | null): string | null {
  const tag = declared === null ? null : canonicalLanguage(declared.replaceAll('_', '-'));
  if (tag === null || detected === null) return tag ?? detected;
  return sameLanguage(tag, detected) ? tag : detected;
}
