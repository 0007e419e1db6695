import { z } from 'zod';
import { canParseUrl } from '../../libs/urls/index.js';
import type { Tenants } from '../../domain/access/tenants.js';
import { READING_LEVELS, text } from '../../domain/brief/settings.js';
import { HEADING_CASES, type HouseStyle } from '../../domain/edition.js';
import { countryField, languageField, uuidField } from './fields.js';
import { parseInput } from './parse.js';

const name = z.string().trim().min(1, { error: 'must not be empty' }).max(200);
const count = z.int().min(0);

const webAddress = z
  .string()
  .max(2048)
  .refine((text) => /^https?:\/\//i.test(text) && canParseUrl(text), {
    error: 'must be an http or https address',
  });

const phrase = text(1, 80);

const houseStyle = z.strictObject({
  instructions: text(1, 2000).nullish(),
  forbidden: z.array(phrase).max(100).default([]),
  preferred: z
    .array(z.strictObject({ use: phrase, instead_of: z.array(phrase).min(1).max(10) }))
    .max(50)
    .default([]),
  heading_case: z.enum(HEADING_CASES).nullish(),
  reading_level: z.enum(READING_LEVELS).nullish(),
});

/** The file of `galley apply` (decisions §12). A misspelt field would silently do nothing, so it is refused. */
const tenantsShape = z.strictObject({
  plans: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z0-9][a-z0-9_-]{0,63}$/i, { error: 'must be a word' }),
        name,
        content_api: z.boolean(),
        articles_per_month: count.nullish(),
      }),
    )
    .default([]),
  accounts: z
    .array(
      z.strictObject({
        id: uuidField,
        name,
        plan: z.string(),
        status: z.enum(['open', 'closed']).optional(),
      }),
    )
    .default([]),
  newsrooms: z
    .array(z.strictObject({ id: uuidField, account: uuidField, name, hourly_ceiling: count.nullish() }))
    .default([]),
  users: z
    .array(
      z.strictObject({
        id: uuidField,
        account: uuidField,
        name,
        newsroom: uuidField,
        may_spend: z.boolean().optional(),
      }),
    )
    .default([]),
  editions: z
    .array(
      z.strictObject({
        id: uuidField,
        account: uuidField,
        name,
        web_address: webAddress.nullish(),
        language: languageField,
        country: countryField.nullish(),
        editor_of_record: name.nullish(),
        house_style: houseStyle.nullish(),
        verified: z.boolean().optional(),
      }),
    )
    .default([]),
  keys: z
    .array(
      z.strictObject({
        name,
        user: uuidField,
        permission: z.enum(['full', 'read']),
        revoked: z.boolean().optional(),
      }),
    )
    .default([]),
});

/** @throws {GalleyError} `invalid_params` with every fault and its place in the file */
export function parseTenants(value: unknown): Tenants {
  const parsed = parseInput(tenantsShape, value);
  return {
    plans: parsed.plans.map((plan) => ({
      id: plan.id,
      name: plan.name,
      contentApi: plan.content_api,
      articlesPerMonth: plan.articles_per_month,
    })),
    accounts: parsed.accounts,
    newsrooms: parsed.newsrooms.map(({ hourly_ceiling, ...rest }) => ({
      ...rest,
      hourlyCeiling: hourly_ceiling,
    })),
    users: parsed.users.map(({ may_spend, ...rest }) => ({ ...rest, maySpend: may_spend })),
    editions: parsed.editions.map((edition) => ({
      id: edition.id,
      account: edition.account,
      name: edition.name,
      webAddress: edition.web_address,
      language: edition.language,
      country: edition.country,
      editorOfRecord: edition.editor_of_record,
      houseStyle: edition.house_style && houseStyleOf(edition.house_style),
      verified: edition.verified,
    })),
    keys: parsed.keys,
  };
}

function houseStyleOf(style: z.output<typeof houseStyle>): HouseStyle {
  return {
    instructions: style.instructions ?? null,
    forbidden: style.forbidden,
    preferred: style.preferred.map(({ use, instead_of }) => ({ use, insteadOf: instead_of })),
    headingCase: style.heading_case ?? null,
    readingLevel: style.reading_level ?? null,
  };
}
