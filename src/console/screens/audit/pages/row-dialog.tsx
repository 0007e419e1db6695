import { Link } from '@tanstack/react-router';
import { Button } from '../../../ui/controls/button.js';
import { Dialog } from '../../../ui/controls/dialog.js';
import { Address } from '../address.js';
import { FIELDS, textOf, type Row } from './page-columns.js';

export interface RowDialogProps {
  /** Of the audit. */
  readonly id: string;
  /** Null: closed. */
  readonly row: Row | null;
  readonly onClose: () => void;
}

/** All that is known of one address. */
export function RowDialog({ id, row, onClose }: RowDialogProps) {
  return (
    <Dialog
      title="Address"
      isOpen={row !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      wide
    >
      {(close) =>
        row !== null && (
          <>
            <p>
              <Address url={row.url} />
            </p>
            <dl className="detail-list" tabIndex={0} aria-label="The address">
              {FIELDS.filter(({ id: field }) => field !== 'issues').map(({ id: field, label, value }) => {
                const text = textOf(value(row));
                return text === '' ? null : <Line key={field} label={label} text={text} />;
              })}
              {row.issues.length > 0 && (
                <>
                  <dt>Issues</dt>
                  <dd>
                    <ul>
                      {row.issues.map((check) => (
                        <li key={check}>
                          <Link to="/audits/$id/$view" params={{ id, view: 'issues' }} search={{ check }}>
                            {check.replaceAll('_', ' ')}
                          </Link>
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

function Line({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </>
  );
}
