import { Link } from '@tanstack/react-router';
import type { AuditOverviewQuery } from '../../../data/generated/types.js';
import { counted, formatNumber } from '../../../ui/show/number.js';
import { Empty } from '../../../ui/states/states.js';

type Overview = NonNullable<NonNullable<AuditOverviewQuery['audit']>['overview']>;

export interface ChangesProps {
  readonly id: string;
  readonly changes: Overview['changes'];
}

/** What is otherwise than in the audit before, with the way to its findings. */
export function Changes({ id, changes }: ChangesProps) {
  if (changes.since === null) return <Empty title="This is the first audit of the site." />;
  const { pagesAdded, pagesRemoved, statusChanged, issuesNew, issuesFixed } = changes;
  return (
    <ul className="change-list">
      <li>
        <Findings id={id} changed="NEW" words={counted(issuesNew, 'new finding')} isLink={issuesNew > 0} />
      </li>
      <li>
        <Findings
          id={id}
          changed="FIXED"
          words={counted(issuesFixed, 'fixed finding')}
          isLink={issuesFixed > 0}
        />
      </li>
      <li>
        Pages: {formatNumber(pagesAdded)} new, {formatNumber(pagesRemoved)} not found again,{' '}
        {formatNumber(statusChanged)} with another answer.{' '}
        <Link to="/audits/$id/$view" params={{ id, view: 'changes' }}>
          All changes
        </Link>
      </li>
      <li>
        <Link to="/audits/$id/$view" params={{ id: changes.since, view: 'overview' }}>
          The previous audit
        </Link>
      </li>
    </ul>
  );
}

/** Leads to the findings, where there are any. */
function Findings({
  id,
  changed,
  words,
  isLink,
}: {
  readonly id: string;
  readonly changed: 'NEW' | 'FIXED';
  readonly words: string;
  readonly isLink: boolean;
}) {
  if (!isLink) return words;
  return (
    <Link to="/audits/$id/$view" params={{ id, view: 'issues' }} search={{ changed }}>
      {words}
    </Link>
  );
}
