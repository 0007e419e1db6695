import { useRef, type ReactNode } from 'react';
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
  /** Whether its own buttons alone close it: what it shows is shown once. */
  readonly stays?: boolean;
}

/**
 * A question or form in front of the screen. Escape closes it, and the focus goes back to what opened it. So does a press
 * beside it, unless one types in it: what was typed would be lost by a slip.
 */
export function Dialog({
  title,
  button,
  isOpen,
  onOpenChange,
  children,
  wide = false,
  stays = false,
}: DialogProps) {
  const modalRef = useRef<HTMLDivElement>(null);
  const state = {
    ...(isOpen === undefined ? {} : { isOpen }),
    ...(onOpenChange === undefined ? {} : { onOpenChange }),
  };
  const modal = (
    <ModalOverlay
      className="overlay"
      isDismissable
      isKeyboardDismissDisabled={stays}
      shouldCloseOnInteractOutside={() => !stays && modalRef.current?.querySelector(TYPED_IN) === null}
      {...(button === undefined ? state : {})}
    >
      <Modal ref={modalRef} className={wide ? 'modal modal-wide' : 'modal'}>
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

const TYPED_IN = 'textarea, input:not([type=checkbox], [type=radio])';
