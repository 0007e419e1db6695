import { useState } from 'react';
import { auditIssuesQuery } from '../../../data/generated/lists.js';
import type { AuditIssuesQuery } from '../../../data/generated/types.js';
import { useOperation } from '../../../data/queries.js';
import { Switch } from '../../../ui/controls/checkbox.js';
import { Select } from '../../../ui/controls/select.js';
import { Badge } from '../../../ui/show/badge.js';
import { counted, formatNumber } from '../../../ui/show/number.js';
import { Shown } from '../../../ui/states/shown.js';
import { Empty } from '../../../ui/states/states.js';
import { SEVERITY_BADGES } from '../../audits/audit-words.js';
import { chosen, useAuditSearch } from '../audit-search.js';
import type { Issue } from '../found.js';
import { CATEGORIES, CHANGES, SEVERITIES, SORTS } from './issue-choices.js';
import { IssueDetail } from './issue-detail.js';

type Audited = NonNullable<AuditIssuesQuery['audit']>;

/** What is wrong, what costs most first, and beside it why, how to fix it, and where. */
export function IssuesView({ id }: { readonly id: string }) {
  const [search, change] = useAuditSearch();
  const severity = chosen(search.severity, SEVERITIES);
  const category = chosen(search.category, CATEGORIES);
  const changed = chosen(search.changed, CHANGES);
  const sort = chosen(search.sort, SORTS);
  const query = useOperation(auditIssuesQuery, {
    id,
    severity: severity === 'ANY' ? null : severity,
    category: category === 'ANY' ? null : category,
    changed: changed === 'ANY' ? null : changed,
    sort,
  });
  return (
    <div className="stack">
      <div className="filter-bar">
        <Select
          label="Severity"
          choices={SEVERITIES}
          value={severity}
          onChange={(value) => change({ severity: value, check: undefined })}
        />
        <Select
          label="About"
          choices={CATEGORIES}
          value={category}
          onChange={(value) => change({ category: value, check: undefined })}
        />
        <Select
          label="Since the previous audit"
          choices={CHANGES}
          value={changed}
          onChange={(value) => change({ changed: value, check: undefined })}
        />
        <Select label="Order" choices={SORTS} value={sort} onChange={(value) => change({ sort: value })} />
      </div>
      <Shown what="issues" query={query} lines={8}>
        {({ audit }) =>
          audit?.issues ? (
            <MasterDetail
              id={id}
              issues={audit.issues.issues}
              edition={audit.edition}
              changed={changed === 'ANY' ? null : changed}
              checksRun={audit.issues.summary.checksRun}
            />
          ) : (
            <Empty title="This audit has no issues to show." />
          )
        }
      </Shown>
    </div>
  );
}

interface MasterDetailProps {
  readonly id: string;
  readonly issues: readonly Issue[];
  readonly edition: Audited['edition'];
  readonly changed: 'NEW' | 'SAME' | 'FIXED' | null;
  readonly checksRun: number;
}

function MasterDetail({ id, issues: all, edition, changed, checksRun }: MasterDetailProps) {
  const [search, change] = useAuditSearch();
  const [areIgnoredShown, setIgnoredShown] = useState(false);
  const ignored = new Map(edition.ignoredChecks.map((each) => [each.check, each]));
  const hidden = all.filter(({ check }) => ignored.has(check)).length;
  const issues = areIgnoredShown ? all : all.filter(({ check }) => !ignored.has(check));
  const ignoring = hidden > 0 && (
    <Switch isSelected={areIgnoredShown} onChange={setIgnoredShown}>
      {`Show ${counted(hidden, 'ignored issue')}`}
    </Switch>
  );
  const [list, setList] = useState<HTMLUListElement | null>(null);
  const found = issues.find(({ check }) => check === search.check) ?? issues[0];
  if (found === undefined) {
    return (
      <>
        <Empty title="Nothing was found.">
          {formatNumber(checksRun)} checks were run; none found anything that these choices let through.
        </Empty>
        {ignoring}
      </>
    );
  }

  /** By the arrow keys, as in every list. */
  function step(by: 1 | -1): void {
    const links = [...(list?.querySelectorAll('button') ?? [])];
    const place = links.findIndex((link) => link === document.activeElement);
    links[place + by]?.focus();
  }

  return (
    <div className="stack">
      {ignoring}
      <div className="master-detail">
        <ul
          ref={setList}
          className="master"
          aria-label="Issues"
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
            event.preventDefault();
            step(event.key === 'ArrowDown' ? 1 : -1);
          }}
        >
          {issues.map((issue) => {
            const [tone, word] = SEVERITY_BADGES[issue.severity];
            return (
              <li key={issue.check}>
                <button
                  type="button"
                  className="master-link"
                  aria-current={issue === found ? 'true' : undefined}
                  onClick={() => change({ check: issue.check })}
                >
                  <span className="master-title">{issue.title}</span>
                  <span className="number">{formatNumber(hitsOf(issue, changed))}</span>
                  <span className="row small">
                    <Badge tone={tone}>{word}</Badge>
                    {issue.confidence === 'UNVERIFIABLE' && <Badge>not verified</Badge>}
                    {issue.templateWide && <Badge>template-wide</Badge>}
                    {ignored.has(issue.check) && <Badge>ignored</Badge>}
                    {issue.change.new > 0 && changed !== 'NEW' && (
                      <span className="soft">{formatNumber(issue.change.new)} new</span>
                    )}
                    {issue.change.fixed > 0 && changed !== 'FIXED' && (
                      <span className="soft">{formatNumber(issue.change.fixed)} fixed</span>
                    )}
                  </span>
                  <span className="number soft small">
                    {issue.points > 0 && `−${issue.points.toFixed(1)} points`}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
        <IssueDetail
          key={`${found.check} ${changed}`}
          id={id}
          edition={edition.id}
          issue={found}
          changed={changed}
          ignored={ignored.get(found.check) ?? null}
        />
      </div>
    </div>
  );
}

function hitsOf({ count, change }: Issue, changed: MasterDetailProps['changed']): number {
  if (changed === 'NEW') return change.new;
  return changed === 'FIXED' ? change.fixed : count;
}
