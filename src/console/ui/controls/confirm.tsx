import { useState, type ReactNode } from 'react';
import { Fault } from '../states/states.js';
import { Button, type ButtonLook } from './button.js';
import { Dialog } from './dialog.js';

export interface ConfirmProps<Result> {
  /** The question. */
  readonly title: string;
  /** Opens it. */
  readonly button: ReactNode;
  /** What is lost or spent: a paragraph of text, or several. */
  readonly children: ReactNode;
  /** On the button that does it. */
  readonly yes: string;
  /** On the button that leaves all as it is. */
  readonly no: string;
  /** `danger` destroys something, and then the focus is on the other button. */
  readonly look?: ButtonLook;
  /** Does it; a refusal is shown in the dialog, which stays. */
  readonly onConfirm: () => Promise<Result>;
  /** After it is done and the dialog is closed, even where what was asked about is gone from the screen by then. */
  readonly onDone?: (result: Result) => void;
}

/** A question before something is destroyed, ended or spent. */
export function Confirm<Result>({
  title,
  button,
  children,
  yes,
  no,
  look = 'danger',
  onConfirm,
  onDone,
}: ConfirmProps<Result>) {
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const confirm = async (close: () => void) => {
    setPending(true);
    setError(null);
    let result: Result;
    try {
      result = await onConfirm();
    } catch (fault) {
      setError(fault instanceof Error ? fault : new Error(String(fault)));
      return;
    } finally {
      setPending(false);
    }
    close();
    onDone?.(result);
  };
  return (
    <Dialog title={title} button={button} onOpenChange={() => setError(null)}>
      {(close) => (
        <div className="stack">
          {typeof children === 'string' ? <p>{children}</p> : children}
          {error !== null && <Fault error={error} />}
          <div className="row">
            <Button look={look} isPending={isPending} onPress={() => void confirm(close)}>
              {yes}
            </Button>
            <Button onPress={close} autoFocus={look === 'danger'}>
              {no}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
