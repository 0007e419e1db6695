import type { AuditFiltersQuery } from '../../../data/generated/types.js';
import { formatNumber } from '../../../ui/show/number.js';

type Filters = NonNullable<NonNullable<AuditFiltersQuery['audit']>['filters']>;

export interface FilterGroupsProps {
  readonly groups: Filters['groups'];
  /** As `group:filter`. */
  readonly chosen: readonly string[];
  readonly onToggle: (name: string) => void;
}

/** Filters that hold for something, by what they are about, each with its count. */
export function FilterGroups({ groups, chosen, onToggle }: FilterGroupsProps) {
  return (
    <div className="filter-groups" role="region" aria-label="All filters" tabIndex={0}>
      {groups.map((group) => {
        const held = group.filters.filter(
          ({ id, count }) => count > 0 || chosen.includes(`${group.id}:${id}`),
        );
        if (held.length === 0) return null;
        return (
          <details key={group.id} open={held.some(({ id }) => chosen.includes(`${group.id}:${id}`))}>
            <summary>
              {group.title} <span className="soft number">{held.length}</span>
            </summary>
            <ul>
              {held.map(({ id, title, count }) => {
                const name = `${group.id}:${id}`;
                return (
                  <li key={id}>
                    <button
                      type="button"
                      className="filter-button"
                      aria-pressed={chosen.includes(name)}
                      onClick={() => onToggle(name)}
                    >
                      {title} <span className="number">{formatNumber(count)}</span>
                    </button>
                  </li>
                );
              })}
            </ul>
          </details>
        );
      })}
    </div>
  );
}
