import type { Edition, Page } from '../../domain/edition.js';
import { presentInstant } from './instant.js';

/** Decisions §7. */
export function presentEdition(edition: Edition) {
  return {
    id: edition.id,
    name: edition.name,
    web_address: edition.webAddress,
    language_code: edition.languageCode,
    country: edition.country,
    editor_of_record: edition.editorOfRecord,
    verified: edition.verified,
    verified_at: presentInstant(edition.verifiedAt),
    created_at: presentInstant(edition.createdAt),
  };
}

export function presentEditionPage(page: Page<Edition>) {
  return {
    total: page.total,
    limit: page.limit,
    offset: page.offset,
    editions: page.items.map(presentEdition),
  };
}
