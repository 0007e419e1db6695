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
    editions: tenants.editions.map(({ webAddress, editorOfRecord, ...rest }) => ({
      ...rest,
      web_address: webAddress,
      editor_of_record: editorOfRecord,
    })),
    keys: tenants.keys,
  };
}
