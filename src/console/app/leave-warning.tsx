import { useBlocker } from '@tanstack/react-router';
import { Button } from '../ui/controls/button.js';
import { Dialog } from '../ui/controls/dialog.js';

export interface LeaveWarningProps {
  /** Whether something would be lost. */
  readonly isChanged: boolean;
  /** What is left, such as `brief`. */
  readonly what: string;
  /** The form begins anew for another edition, so to choose one is to leave it. */
  readonly isOfEdition?: boolean;
}

/**
 * Asks before a changed form is left: by a link, by Back, or with the page. What leaves it because it was sent navigates
 * with `ignoreBlocker`.
 */
export function LeaveWarning({ isChanged, what, isOfEdition = false }: LeaveWarningProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      next.pathname !== current.pathname || (isOfEdition && editionOf(next) !== editionOf(current)),
    enableBeforeUnload: isChanged,
    disabled: !isChanged,
    withResolver: true,
  });
  return (
    <Dialog
      title={`Leave this ${what}?`}
      isOpen={status === 'blocked'}
      onOpenChange={(isOpen) => !isOpen && reset?.()}
    >
      {() => <LeaveQuestion what={what} onLeave={() => proceed?.()} onStay={() => reset?.()} />}
    </Dialog>
  );
}

export interface LeaveQuestionProps {
  readonly what: string;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** What a dialog asks before changes are lost. */
export function LeaveQuestion({ what, onLeave, onStay }: LeaveQuestionProps) {
  return (
    <>
      <p>What you changed in this {what} is kept nowhere, and will be lost.</p>
      <div className="row">
        <Button look="primary" onPress={onStay} autoFocus>
          Stay
        </Button>
        <Button look="danger" onPress={onLeave}>
          Leave and lose it
        </Button>
      </div>
    </>
  );
}

function editionOf({ search }: { readonly search: object }): unknown {
  return 'edition' in search ? search.edition : undefined;
}
