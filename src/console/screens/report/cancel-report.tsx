import { cancelReportMutation } from '../../data/generated/report.js';
import { useChange } from '../../data/queries.js';
import { Button } from '../../ui/controls/button.js';
import { Confirm } from '../../ui/controls/confirm.js';
import { toast } from '../../ui/states/toasts.js';

/** Ends a report that runs, after a question. */
export function CancelReport({ id }: { readonly id: string }) {
  const cancel = useChange(cancelReportMutation);
  return (
    <Confirm
      title="Cancel this report?"
      button={<Button>Cancel the report</Button>}
      yes="Cancel the report"
      no="Let it run"
      onConfirm={() => cancel.mutateAsync({ id })}
      onDone={() => toast('The report is cancelled.')}
    >
      It ends at once, without a result. What it cost stays spent.
    </Confirm>
  );
}
