import { Badge } from '../../ui/show/badge.js';
import { Card } from '../../ui/show/card.js';
import { formatNumber } from '../../ui/show/number.js';
import { withCheckWords } from '../article/check-words.js';
import { codeWords } from '../work-words.js';
import type { JobDetails } from './job-details.js';

/** What of the brief was not met though the work went on. */
export function Warnings({ warnings }: { readonly warnings: JobDetails['warnings'] }) {
  return (
    <Card title="Warnings" aside={<span className="soft number">{formatNumber(warnings.length)}</span>}>
      <ul className="job-warnings">
        {warnings.map(({ code, message }, place) => (
          <li key={`${place} ${code}`}>
            <Badge tone="warn">{codeWords(code)}</Badge>
            <span>{withCheckWords(message)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
