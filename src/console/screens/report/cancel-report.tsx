import { cancelReportMutation } from '../../data/generated/report.js';
import { useChange } from '../../data/queries.js';
import { Button } from '../../ui/controls/button.js';
import { Dialog } from '../../ui/controls/dialog.js';
import { toast } from '../../ui/states/toasts.js';

/** Ends a report that runs, after a question. */
export function CancelReport({ id }: { readonly id: string }) {
  const cancel = useChange(cancelReportMutation);
  return (
    <Dialog title="Cancel this report?" button={<Button>Cancel the report</Button>}>
      {(close) => (
        <div className="stack">
          <p>It ends at once, without a result. What it cost stays spent.</p>
          <div className="row">
            <Button
              look="danger"
              isPending={cancel.isPending}
              onPress={() =>
                cancel.mutate(
                  { id },
                  {
                    onSuccess: () => toast('The report is cancelled.'),
                    onError: ({ message }) => toast(message, 'fail'),
                    onSettled: close,
                  },
                )
              }
            >
              Cancel the report
            </Button>
            <Button autoFocus onPress={close}>
              Let it run
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
