import { Card } from '../../ui/show/card.js';
import { formatNumber, formatShare } from '../../ui/show/number.js';
import { Table } from '../../ui/show/table.js';
import { Claims } from './claims.js';
import type { FoundReport, ReportResult, Sources } from './found.js';
import { Gaps } from './gaps.js';
import { Outside } from './outside.js';
import { Questions } from './questions.js';
import { Topics } from './topics.js';

export interface ReportRecordProps {
  readonly record: ReportResult;
  readonly warnings: FoundReport['warnings'];
}

/** What a report found: first what to do, then what it rests on. */
export function ReportRecord({ record, warnings }: ReportRecordProps) {
  const sources: Sources = new Map(record.sources.map((source) => [source.id, source]));
  const limits = [...warnings.map(({ message }) => message), ...record.limits];
  return (
    <div className="report">
      <div className="stack">
        <Gaps record={record} sources={sources} />
        <Questions questions={record.questions} />
        <Topics topics={record.site.topics} />
        <Claims record={record} sources={sources} />
      </div>
      <div className="stack">
        <Card title="In short">
          <ul className="report-list">
            {record.summary.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Card>
        {limits.length > 0 && (
          <Card title="What it did not read">
            <ul className="report-list">
              {limits.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </Card>
        )}
        {record.competitors.length > 0 && (
          <Card flush title="Who else writes about it">
            <Table
              label="Other sites on the same topics"
              rows={record.competitors}
              rowId={({ host }) => host}
              columns={[
                { id: 'host', label: 'Site', cell: ({ host }) => host },
                {
                  id: 'overlap',
                  label: 'Topics shared',
                  end: true,
                  value: ({ overlap }) => overlap,
                  cell: ({ overlap }) => formatShare(overlap),
                },
              ]}
            />
          </Card>
        )}
        <Card
          title="Sources"
          aside={<span className="soft number">{formatNumber(record.sources.length)}</span>}
        >
          <ol className="report-sources">
            {record.sources.map(({ id, title, url, citedCount }) => (
              <li key={id}>
                <Outside url={url}>{title}</Outside>
                {citedCount > 0 && (
                  <span className="soft small">
                    {' '}
                    cited {citedCount === 1 ? 'once' : `${formatNumber(citedCount)} times`}
                  </span>
                )}
              </li>
            ))}
          </ol>
        </Card>
      </div>
    </div>
  );
}
