import { Card } from '../../ui/show/card.js';
import { CodeBlock } from '../../ui/show/code-block.js';
import type { JobDetails } from './job-details.js';

const ENGINES = { EXTRACTIVE: 'Extractive: whole sentences of the sources', LLM: 'Language model' } as const;

/** What was asked for, and what writes it. */
export function JobBrief({ job: { brief, engine } }: { readonly job: JobDetails }) {
  const settings = JSON.stringify(brief?.settings ?? {}, null, 2);
  return (
    <Card title="Brief">
      <dl className="job-facts">
        {brief !== null && (
          <>
            <dt>Subject</dt>
            <dd>{brief.input}</dd>
            {brief.language !== null && (
              <>
                <dt>Language</dt>
                <dd>{brief.language}</dd>
              </>
            )}
          </>
        )}
        <dt>Writer</dt>
        <dd>
          {ENGINES[engine.mode]}
          {engine.model !== null && ` (${engine.model})`}
        </dd>
      </dl>
      {settings !== '{}' && <CodeBlock label="the settings" text={settings} />}
    </Card>
  );
}
