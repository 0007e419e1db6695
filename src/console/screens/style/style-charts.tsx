import { Sparkline } from '../../charts/sparkline.js';
import { StackedBar } from '../../charts/stacked-bar.js';
import { Timeline } from '../../charts/timeline.js';
import { Treemap } from '../../charts/treemap.js';
import { Waterfall } from '../../charts/waterfall.js';
import { Card } from '../../ui/show/card.js';
import { toast } from '../../ui/states/toasts.js';

const SCORES = [61, 64, 63, 70, 72, 71, 78, 83];

/** Stages of a job, in seconds from its start. */
const STAGES = [
  ['Reading the brief', 0, 0.4],
  ['Finding sources', 0.4, 14],
  ['Planning', 14, 15.2],
  ['Writing', 15.2, 21],
  ['Checking', 21, 24.5],
  ['Picture', 24.5, null],
] as const;

/** What draws. */
export function StyleCharts() {
  return (
    <>
      <div className="style-halves">
        <Card title="Sparkline">
          <Sparkline
            title="Scores of the last 8 audits"
            unit="Score"
            points={SCORES.map((value, place) => ({ label: `Audit ${place + 1}`, value }))}
          />
        </Card>
        <Card title="Stacked bar">
          <StackedBar
            title="Pages by depth"
            unit="Pages"
            parts={[
              { label: 'Home', value: 1 },
              { label: 'One click', value: 42 },
              { label: 'Two clicks', value: 310 },
              { label: 'Three clicks', value: 188 },
              { label: 'Deeper', value: 64 },
            ]}
          />
        </Card>
        <Card title="Waterfall">
          <Waterfall
            title="Where points are lost"
            unit="Points"
            start={{ label: 'All points', value: 100 }}
            steps={[
              { label: 'Broken links', change: -9.5 },
              { label: 'Missing titles', change: -4 },
              { label: 'Slow pages', change: -2.5 },
              { label: 'Duplicate text', change: -1 },
            ]}
            endLabel="Score"
          />
        </Card>
        <Card title="Timeline">
          <Timeline
            title="Stages of a job"
            now={30_000}
            spans={STAGES.map(([label, start, end]) => ({
              id: label,
              label,
              start: start * 1000,
              end: end === null ? null : end * 1000,
              tone: end === null ? 'info' : 'accent',
            }))}
          />
        </Card>
      </div>
      <Card title="Treemap">
        <Treemap
          title="Pages by folder"
          unit="Pages"
          onOpen={(id) => toast(`Opened ${id}.`)}
          parts={[
            'blog',
            'docs',
            'shop',
            'help',
            'news',
            'about',
            'jobs',
            'press',
            'legal',
            'team',
            'lab',
            'archive',
          ].map((name, place) => ({
            id: `/${name}/`,
            label: `/${name}/`,
            value: Math.round(900 / (place + 1) ** 1.4),
          }))}
        />
      </Card>
    </>
  );
}
