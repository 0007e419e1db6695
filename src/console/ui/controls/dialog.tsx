import type { ReactNode } from 'react';
import { Dialog as AriaDialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';

export interface DialogProps {
  readonly title: string;
  /** Opens it; absent where `isOpen` and `onOpenChange` do. */
  readonly button?: ReactNode;
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
  /** Gets what closes it. */
  readonly children: (close: () => void) => ReactNode;
  readonly wide?: boolean;
}

/** A question or form in front of the screen. Escape closes it, and the focus goes back to what opened it. */
export function Dialog({ title, button, isOpen, onOpenChange, children, wide = false }: DialogProps) {
  const state = {
    ...(isOpen === undefined ? {} : { isOpen }),
    ...(onOpenChange === undefined ? {} : { onOpenChange }),
  };
  const modal = (
    <ModalOverlay className="overlay" isDismissable {...(button === undefined ? state : {})}>
      <Modal className={wide ? 'modal modal-wide' : 'modal'}>
        <AriaDialog className="dialog">
          {({ close }) => (
            <>
              <Heading slot="title" level={2}>
                {title}
              </Heading>
              {children(close)}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
  if (button === undefined) return modal;
  return (
    <DialogTrigger {...state}>
      {button}
      {modal}
    </DialogTrigger>
  );
}
