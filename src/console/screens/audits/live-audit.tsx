import { useState } from 'react';
import { auditProgressSubscription, cancelAuditMutation } from '../../data/generated/audits.js';
import type { AuditRunFragment } from '../../data/generated/types.js';
import { queryClient, useChange } from '../../data/queries.js';
import { useSubscription } from '../../data/subscribe.js';
import { useMayWrite } from '../../app/caller.js';
import { Button } from '../../ui/controls/button.js';
import { Confirm } from '../../ui/controls/confirm.js';
import { Badge } from '../../ui/show/badge.js';
import { Card } from '../../ui/show/card.js';
import { Progress } from '../../ui/show/meter.js';
import { formatNumber } from '../../ui/show/number.js';
import { formatDuration } from '../../ui/show/times.js';
import { toast } from '../../ui/states/toasts.js';
import { auditStageWord, isRunning } from './audit-words.js';
import { Figures } from './figures.js';

/** An audit that runs, kept up to date by its subscription. */
export function LiveAudit({ audit }: { readonly audit: AuditRunFragment }) {
  const [latest, setLatest] = useState(audit);
  const mayWrite = useMayWrite();
  const now = latest.id === audit.id ? latest : audit;
  useSubscription(
    auditProgressSubscription,
    { id: audit.id },
    {
      next: ({ auditProgress }) => {
        setLatest(auditProgress);
        // The history, the trend and the views have it from now on.
        if (!isRunning(auditProgress)) void queryClient.invalidateQueries();
      },
    },
  );
  const { crawl, stage, progress } = now;
  const { coverage } = crawl;
  return (
    <Card
      title={`${crawl.domain} is being audited`}
      aside={<Badge tone="info">{auditStageWord(stage)}</Badge>}
    >
      <div className="stack">
        <Progress label="Progress of the audit" value={progress} />
        <Figures
          figures={[
            ['Pages', formatNumber(now.pageCount)],
            ['Requests', formatNumber(coverage.fetched)],
            ['In the queue', formatNumber(coverage.queued)],
            ['Pages a second', now.pageCount === 0 ? '–' : crawl.pagesPerSecond.toFixed(1)],
            ['Without an answer', formatNumber(coverage.failed)],
            ['Running for', formatDuration(crawl.elapsedMs)],
            [
              'Time left, at least',
              crawl.secondsLeft === null || now.pageCount === 0
                ? '–'
                : crawl.secondsLeft < 1
                  ? 'a moment'
                  : formatDuration(crawl.secondsLeft * 1000),
            ],
          ]}
        />
        {coverage.blockedByRobots > 0 && (
          <p className="soft small">
            robots.txt forbids {formatNumber(coverage.blockedByRobots)} addresses, which are left out.
          </p>
        )}
        {mayWrite && (
          <div>
            <CancelAudit id={audit.id} />
          </div>
        )}
      </div>
    </Card>
  );
}

function CancelAudit({ id }: { readonly id: string }) {
  const cancel = useChange(cancelAuditMutation);
  return (
    <Confirm
      title="Cancel this audit?"
      button={<Button small>Cancel the audit</Button>}
      yes="Cancel the audit"
      no="Go on"
      onConfirm={() => cancel.mutateAsync({ input: { id } })}
      onDone={() => toast('The audit is cancelled.')}
    >
      What it has read so far is dropped, and the start stays counted against your limit.
    </Confirm>
  );
}
