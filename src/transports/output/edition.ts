import { z } from 'zod';
import type { Edition, Page } from '../../domain/edition.js';
import { presentInstant } from './shape.js';
import { instantShape, urlShape, uuidShape, windowShape, type Answer } from './shape.js';

/** Decisions §7. */
export const editionShape = z
  .object({
    id: uuidShape.describe('The `slug` of all paths below `/v1/editions`.'),
    name: z.string(),
    web_address: urlShape.nullable(),
    language_code: z.string().describe('A BCP 47 tag.'),
    country: z.string().nullable().describe('ISO 3166-1 alpha-2, upper case.'),
    editor_of_record: z.string().nullable(),
    verified: z.boolean().describe('Whether it was shown whose the domain is; research and audits need it.'),
    verified_at: instantShape.nullable(),
    created_at: instantShape,
  })
  .describe('A domain that the account works on.');

export const editionPageShape = z
  .object({ ...windowShape, editions: z.array(editionShape).max(100).describe('Oldest first.') })
  .describe('A page of the editions of the account.');

export function presentEdition(edition: Edition): Answer<typeof editionShape> {
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

export function presentEditionPage(page: Page<Edition>): Answer<typeof editionPageShape> {
  return {
    total: page.total,
    limit: page.limit,
    offset: page.offset,
    editions: page.items.map(presentEdition),
  };
}
