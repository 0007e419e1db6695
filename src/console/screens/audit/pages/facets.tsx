import { StackedBar } from '../../../charts/stacked-bar.js';
import type { AuditFiltersQuery } from '../../../data/generated/types.js';
import { Card } from '../../../ui/show/card.js';

type Filters = NonNullable<NonNullable<AuditFiltersQuery['audit']>['filters']>;

const NAMES: Readonly<Record<string, string>> = {
  status_class: 'Answer',
  indexability: 'May be listed',
  content_type: 'Type',
  depth: 'Clicks',
  folder: 'Folder',
  lang: 'Language',
  in_sitemap: 'In a sitemap',
};

/** Values of one field that the key names; the others are one part. */
const PARTS = 7;

/** How what was chosen divides by some fields. */
export function Facets({ facets }: { readonly facets: Filters['facets'] }) {
  const divided = facets.filter(({ values }) => values.length > 1);
  if (divided.length === 0) return null;
  return (
    <Card title="What was chosen">
      <div className="stack">
        {divided.map(({ field, values }) => {
          const name = NAMES[field] ?? field.replaceAll('_', ' ');
          const others = values.slice(PARTS).reduce((sum, { count }) => sum + count, 0);
          return (
            <section key={field}>
              <h3>{name}</h3>
              <StackedBar
                title={`What was chosen, by ${name.toLowerCase()}`}
                unit="Addresses"
                parts={[
                  ...values.slice(0, PARTS).map(({ value, count }) => ({ label: value, value: count })),
                  ...(others === 0 ? [] : [{ label: 'Others', value: others }]),
                ]}
              />
            </section>
          );
        })}
      </div>
    </Card>
  );
}
