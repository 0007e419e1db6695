import { StackedBar } from '../../charts/stacked-bar.js';
import type { HomeQuery } from '../../data/generated/types.js';
import { RelativeTime, useNow } from '../../ui/show/relative-time.js';
import { Empty } from '../../ui/states/states.js';
import { WorkLink } from '../work-link.js';
import { codeWords, KINDS } from '../work-words.js';

const DAY_MS = 86_400_000;

export interface FailuresProps {
  /** Of the whole account. */
  readonly failures: HomeQuery['failures'];
  /** The newest of the account, however old. */
  readonly newest: HomeQuery['failed']['nodes'];
}

/** What failed within a day in all editions, by code, and the newest of it. */
export function Failures({ failures, newest }: FailuresProps) {
  const now = useNow();
  if (failures.length === 0) return <Empty title="Nothing failed in any edition." />;
  const recent = newest.filter(
    ({ finishedAt }) => finishedAt !== null && now - Date.parse(finishedAt) < DAY_MS,
  );
  return (
    <div className="stack">
      {failures.length > 1 && (
        <StackedBar
          title="Failures by code"
          unit="Failures"
          parts={failures.map(({ kind, code, count }) => ({
            label: `${KINDS[kind]}: ${codeWords(code)}`,
            value: count,
          }))}
        />
      )}
      <ul className="failed">
        {recent.map(({ id, kind, title, job, edition, finishedAt, error }) => (
          <li key={id}>
            <WorkLink kind={kind} id={id} className="failed-title">
              {title ?? job?.brief?.input ?? `${KINDS[kind]} of ${edition.name}`}
            </WorkLink>
            <span className="small failed-reason">{error?.message}</span>
            <span className="soft small">
              {edition.name} · {finishedAt !== null && <RelativeTime at={finishedAt} />}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
