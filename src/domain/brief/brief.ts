import type { BriefSettings } from './settings.js';

/** A caller's request for an article, after validation (contract §4.1). */
export interface Brief {
  /** The caller's own id, as it was sent; in lower case it is the idempotency key. */
  readonly id: string | null;
  /** What to write about, 1 to 2,000 code points. */
  readonly input: string;
  /** Canonical BCP 47 tag, or null for the edition's own. */
  readonly language: string | null;
  /** ISO 3166-1 alpha-2, upper case, or null for the edition's own. */
  readonly country: string | null;
  /** Frozen into the job at acceptance. */
  readonly settings: BriefSettings;
}
