import type { AuditFiltersQuery } from '../../../data/generated/types.js';
import { Card } from '../../../ui/show/card.js';
import { formatNumber } from '../../../ui/show/number.js';
import { Select } from '../../../ui/controls/select.js';
import { MATCHES, type PageChoice } from './page-choice.js';
import { codeWords } from '../../work-words.js';

type Filters = NonNullable<NonNullable<AuditFiltersQuery['audit']>['filters']>;

const FIELDS: Readonly<Record<string, string>> = {
  statusClass: 'Answer',
  indexability: 'Indexable',
  contentType: 'Type',
  depth: 'Clicks',
  folder: 'Folder',
  lang: 'Language',
  inSitemap: 'In a sitemap',
};

/** Before the name of a search, whose values are what it found. */
const FOUND = 'found:';

/** As many values of a field as the server counts. */
const MOST_VALUES = 100;

/** The words of values that are none for people. */
const VALUES: Readonly<Record<string, string>> = {
  true: 'Yes',
  false: 'No',
  none: 'None',
  indexable: 'Yes',
  non_indexable: 'No',
};

/** A value of a field in words. */
export function facetLabel(facet: string): string {
  const at = facet.indexOf(':', isFound(facet) ? FOUND.length : 0);
  const field = facet.slice(0, at);
  return `${nameOf(field)}: ${valueWords(field, facet.slice(at + 1))}`;
}

/** A filter in words. */
export function filterLabel(name: string, groups: Filters['groups'] | undefined): string {
  const [groupId, filterId] = name.split(':');
  const group = groups?.find(({ id }) => id === groupId);
  const filter = group?.filters.find(({ id }) => id === filterId);
  return group === undefined || filter === undefined ? name : `${group.title}: ${filter.title}`;
}

/** Values of fields and filters that hold for something, each with its count; what is pressed narrows the list. */
export function ChoosePages({ filters, choice }: { readonly filters: Filters; readonly choice: PageChoice }) {
  const { filter: chosen, facet: facets, match } = choice.variables;
  const isFacet = (name: string) => facets.includes(name);
  return (
    <div className="stack">
      <Card title="Values">
        <div className="filter-groups" role="region" aria-label="Values" tabIndex={0}>
          {filters.facets.map(({ field, values }, place) => (
            <Group
              key={field}
              title={nameOf(field)}
              isOpen={place === 0}
              isCut={values.length >= MOST_VALUES}
              options={values
                .map(({ value, count }) => ({
                  name: `${field}:${value}`,
                  label: valueWords(field, value),
                  count,
                }))
                .concat(
                  facets
                    .filter((name) => name.startsWith(`${field}:`))
                    .filter((name) => !values.some(({ value }) => name === `${field}:${value}`))
                    .map((name) => ({
                      name,
                      label: valueWords(field, name.slice(field.length + 1)),
                      count: 0,
                    })),
                )}
              isChosen={isFacet}
              onToggle={choice.toggleFacet}
            />
          ))}
        </div>
      </Card>
      <Card title="Filters">
        <div className="stack">
          <Select
            label="Several filters"
            hideLabel
            choices={MATCHES}
            value={match}
            onChange={(value) => choice.change({ match: value })}
          />
          <div className="filter-groups" role="region" aria-label="All filters" tabIndex={0}>
            {filters.groups.map(({ id, title, filters: all }) => (
              <Group
                key={id}
                title={title}
                options={all
                  .map((filter) => ({
                    name: `${id}:${filter.id}`,
                    label: filter.title,
                    count: filter.count,
                  }))
                  .filter(({ name, count }) => count > 0 || chosen.includes(name))}
                isChosen={(name) => chosen.includes(name)}
                onToggle={choice.toggleFilter}
              />
            ))}
          </div>
        </div>
      </Card>
    </div>
  );
}

interface GroupProps {
  readonly title: string;
  readonly isOpen?: boolean;
  /** Whether there may be more options than these. */
  readonly isCut?: boolean;
  readonly options: readonly { readonly name: string; readonly label: string; readonly count: number }[];
  readonly isChosen: (name: string) => boolean;
  readonly onToggle: (name: string) => void;
}

function Group({ title, isOpen = false, isCut = false, options, isChosen, onToggle }: GroupProps) {
  if (options.length === 0) return null;
  return (
    <details open={isOpen || options.some(({ name }) => isChosen(name))}>
      <summary>
        {title} <span className="soft number">{`${options.length}${isCut ? '+' : ''}`}</span>
      </summary>
      <ul>
        {options.map(({ name, label, count }) => (
          <li key={name}>
            <button
              type="button"
              className="filter-button"
              aria-pressed={isChosen(name)}
              onClick={() => onToggle(name)}
            >
              <span className="long-text">{label}</span> <span className="number">{formatNumber(count)}</span>
            </button>
          </li>
        ))}
      </ul>
      {isCut && (
        <p className="soft small">
          These are the {formatNumber(MOST_VALUES)} most frequent. Others are found by a text of their
          addresses.
        </p>
      )}
    </details>
  );
}

function nameOf(field: string): string {
  return FIELDS[field] ?? (isFound(field) ? field.slice(FOUND.length) : field);
}

/** Whether it is of a search of the audit. */
function isFound(facet: string): boolean {
  return facet.startsWith(FOUND);
}

/** What a search found is shown as it is. */
function valueWords(field: string, value: string): string {
  return isFound(field) ? value : wordsOf(value);
}

function wordsOf(value: string): string {
  return VALUES[value] ?? (value.startsWith('/') ? value : codeWords(value));
}
