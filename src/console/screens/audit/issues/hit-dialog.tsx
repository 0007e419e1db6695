import { DetailDialog, DetailList } from '../../../ui/controls/detail-dialog.js';
import { formatNumber } from '../../../ui/show/number.js';
import { Address } from '../address.js';
import type { Hit } from '../found.js';
import { codeWords } from '../../work-words.js';

export interface HitDialogProps {
  /** Null: closed. */
  readonly hit: Hit | null;
  readonly onClose: () => void;
}

/** All that is known of one finding. */
export function HitDialog({ hit, onClose }: HitDialogProps) {
  return (
    <DetailDialog item={hit} title={() => 'Finding'} onClose={onClose}>
      {({ url, observed, detail, where, status, depth, sourcePages, sources }) => (
        <DetailList
          label="The finding"
          details={[
            ['Where', <Address key="url" url={url} />],
            ['What was found', observed],
            ...Object.entries(isRecord(detail) ? detail : {}).map(
              ([name, value]) =>
                [codeWords(name), typeof value === 'string' ? value : JSON.stringify(value)] as const,
            ),
            ['Element', where.selector],
            ['Line', where.line],
            ['Status', status],
            ['Clicks from the start', depth],
            [
              `Linked from ${formatNumber(sourcePages)} pages`,
              sourcePages > 0 && (
                <ul>
                  {sources.map((source, place) => (
                    <li key={place}>
                      <Address url={source.url} />{' '}
                      <span className="soft">
                        “{source.anchor}” in {source.position}
                      </span>
                    </li>
                  ))}
                </ul>
              ),
            ],
          ]}
        />
      )}
    </DetailDialog>
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
