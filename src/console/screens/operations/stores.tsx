import type { OperationsQuery } from '../../data/generated/types.js';
import { Badge } from '../../ui/show/badge.js';
import { formatNumber } from '../../ui/show/number.js';

type Operator = OperationsQuery['operator'];

/** Whether the stores answer, and which versions there are. */
export function Stores({ status, stores }: Pick<Operator, 'status' | 'stores'>) {
  return (
    <dl className="operations-facts">
      {stores.map(({ name, isUp, latencyMs }) => (
        <div key={name}>
          <dt>{nameOf(name)}</dt>
          <dd>
            {isUp ? <Badge tone="ok">Up</Badge> : <Badge tone="fail">Away</Badge>}{' '}
            {latencyMs !== null && (
              <span className="number soft">{formatNumber(Math.ceil(latencyMs))} ms</span>
            )}
          </dd>
        </div>
      ))}
      <div>
        <dt>Database</dt>
        <dd>
          PostgreSQL {status.databaseVersion},{' '}
          <span className="number">{formatNumber(Math.round(status.databaseBytes / 1e6))} MB</span>
        </dd>
      </div>
      <div>
        <dt>Galley</dt>
        <dd>{status.version}</dd>
      </div>
      <div>
        <dt>Last migration</dt>
        <dd className="soft small operations-long">{status.migration}</dd>
      </div>
    </dl>
  );
}

/** @param name of a store as `/readyz` says it: `postgresql`, or `queue on` and what the queue is kept in */
function nameOf(name: string): string {
  if (name === 'postgresql') return 'PostgreSQL';
  return name.startsWith('queue on ') ? 'Queue' : name;
}
