import type { ReactNode } from 'react';
import { Button } from './button.js';
import { Dialog } from './dialog.js';

export interface DetailDialogProps<Item> {
  /** Null: closed. */
  readonly item: Item | null;
  readonly title: (item: Item) => string;
  readonly onClose: () => void;
  readonly children: (item: Item) => ReactNode;
}

/** All that is known of one thing of a list, in front of the list. */
export function DetailDialog<Item>({ item, title, onClose, children }: DetailDialogProps<Item>) {
  return (
    <Dialog
      title={item === null ? '' : title(item)}
      isOpen={item !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      wide
    >
      {(close) =>
        item !== null && (
          <>
            {children(item)}
            <div className="row">
              <Button onPress={close}>Close</Button>
            </div>
          </>
        )
      }
    </Dialog>
  );
}

export interface DetailListProps {
  /** What it tells of, for screen readers. */
  readonly label: string;
  /** Those without a value are left out. */
  readonly details: readonly (readonly [name: ReactNode, value: ReactNode])[];
}

/** Names and values, one below the other. */
export function DetailList({ label, details }: DetailListProps) {
  return (
    // It scrolls where it is long, so the keyboard must reach it.
    <dl className="detail-list" tabIndex={0} aria-label={label}>
      {details
        .filter(([, value]) => value !== null && value !== '' && value !== false)
        .map(([name, value], place) => (
          <div key={place} className="detail">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
