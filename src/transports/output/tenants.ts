import type { HouseStyle } from '../../domain/edition.js';
import type { AllTenants } from '../../domain/operator.js';

/** The file of `galley apply` (decisions §12): `parseTenants` of `input/tenants.ts` takes it. */
export function presentTenants(tenants: AllTenants) {
  return {
    plans: tenants.plans.map(({ id, name, contentApi, articlesPerMonth }) => ({
      id,
      name,
      content_api: contentApi,
      articles_per_month: articlesPerMonth,
    })),
    accounts: tenants.accounts,
    newsrooms: tenants.newsrooms.map(({ hourlyCeiling, ...rest }) => ({
      ...rest,
      hourly_ceiling: hourlyCeiling,
    })),
    users: tenants.users.map(({ maySpend, ...rest }) => ({ ...rest, may_spend: maySpend })),
    editions: tenants.editions.map(({ webAddress, editorOfRecord, houseStyle, ...rest }) => ({
      ...rest,
      web_address: webAddress,
      editor_of_record: editorOfRecord,
      house_style: houseStyle && presentHouseStyle(houseStyle),
    })),
    keys: tenants.keys,
  };
}

/** As the file of `galley apply` has it. */
function presentHouseStyle({ preferred, headingCase, readingLevel, ...rest }: HouseStyle) {
  return {
    ...rest,
    preferred: preferred.map(({ use, insteadOf }) => ({ use, instead_of: insteadOf })),
    heading_case: headingCase,
    reading_level: readingLevel,
  };
}
