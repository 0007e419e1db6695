import { z } from 'zod';
import { isUuid } from '../../domain/access/uuid.js';
import { canonicalCountry, canonicalLanguage } from '../../libs/text/index.js';

/** Any UUID, as it was sent. */
export const sentUuidField = z.string().refine(isUuid, { error: 'must be a UUID' }).meta({ format: 'uuid' });

/** Any UUID, in lower case. */
export const uuidField = sentUuidField.transform((id) => id.toLowerCase());

/** Characters. RFC 5646 asks for room for 35; a tag may have extensions without end. */
const MAX_TAG = 100;

/** A BCP 47 tag, made canonical. */
export const languageField = z.string().transform((tag, context) => {
  const canonical = tag.length <= MAX_TAG ? canonicalLanguage(tag) : null;
  if (canonical !== null) return canonical;
  context.addIssue({ code: 'custom', message: 'must be a BCP 47 language tag, such as "en" or "pt-BR"' });
  return z.NEVER;
});

/** An ISO 3166-1 alpha-2 code, in upper case. */
export const countryField = z.string().transform((code, context) => {
  const canonical = canonicalCountry(code);
  if (canonical !== null) return canonical;
  context.addIssue({ code: 'custom', message: 'must be an ISO 3166-1 alpha-2 country code, such as "GB"' });
  return z.NEVER;
});
