import { Button } from '../../../ui/controls/button.js';
import { Dialog } from '../../../ui/controls/dialog.js';
import { formatNumber } from '../../../ui/show/number.js';
import { Address } from '../address.js';
import type { Hit } from '../found.js';

export interface HitDialogProps {
  /** Null: closed. */
  readonly hit: Hit | null;
  readonly onClose: () => void;
}

/** All that is known of one finding. */
export function HitDialog({ hit, onClose }: HitDialogProps) {
  return (
    <Dialog
      title="Finding"
      isOpen={hit !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      wide
    >
      {(close) =>
        hit !== null && (
          <>
            <dl className="detail-list" tabIndex={0} aria-label="The finding">
              <dt>Where</dt>
              <dd>
                <Address url={hit.url} />
              </dd>
              <dt>What was found</dt>
              <dd>{hit.observed}</dd>
              {Object.entries(isRecord(hit.detail) ? hit.detail : {}).map(([name, value]) => (
                <Field key={name} name={name.replaceAll('_', ' ')} value={value} />
              ))}
              {hit.where.selector !== null && <Field name="Element" value={hit.where.selector} />}
              {hit.where.line !== null && <Field name="Line" value={hit.where.line} />}
              {hit.status !== null && <Field name="Status" value={hit.status} />}
              {hit.depth !== null && <Field name="Clicks from the start" value={hit.depth} />}
              {hit.sourcePages > 0 && (
                <>
                  <dt>Linked from {formatNumber(hit.sourcePages)} pages</dt>
                  <dd>
                    <ul>
                      {hit.sources.map(({ url, anchor, position }, place) => (
                        <li key={place}>
                          <Address url={url} />{' '}
                          <span className="soft">
                            “{anchor}” in {position}
                          </span>
                        </li>
                      ))}
                    </ul>
                  </dd>
                </>
              )}
            </dl>
            <div className="row dialog-actions">
              <Button onPress={close}>Close</Button>
            </div>
          </>
        )
      }
    </Dialog>
  );
}

function Field({ name, value }: { readonly name: string; readonly value: unknown }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
    </>
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
