import { Card } from '../../ui/show/card.js';
import { CodeBlock } from '../../ui/show/code-block.js';
import { Meter, Progress } from '../../ui/show/meter.js';
import { Empty, Fault, Loading } from '../../ui/states/states.js';

/** What says how far something is, or that nothing is there. */
export function StyleStates() {
  return (
    <>
      <div className="style-halves">
        <Card title="Nothing yet">
          <Empty title="No audit is done yet.">
            An audit crawls the edition’s own domain and lists what to fix.
          </Empty>
        </Card>
        <Card title="Refused">
          <Fault error={new Error('This edition’s domain is not verified.')} onRetry={() => undefined} />
        </Card>
        <Card title="Loading">
          <Loading label="Loading an example" />
        </Card>
        <Card title="Progress and limits">
          <div className="stack">
            <Progress label="An example of progress" value={62} />
            <Meter label="Articles this month" value={41} limit={50} />
            <Meter
              label="Starts in the last hour"
              value={20}
              limit={20}
              note="The next is free in 4 minutes."
            />
          </div>
        </Card>
      </div>
      <Card title="Code">
        <CodeBlock
          label="brief"
          text={'{\n  "input": "How canals freeze",\n  "settings": { "words": 900 }\n}'}
        />
      </Card>
    </>
  );
}
