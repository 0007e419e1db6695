import { useRouter } from '@tanstack/react-router';
import type { Edition } from '../../app/caller.js';
import { startReportMutation } from '../../data/generated/reports.js';
import { useChange } from '../../data/queries.js';
import { Button } from '../../ui/controls/button.js';
import { Dialog } from '../../ui/controls/dialog.js';
import { toast } from '../../ui/states/toasts.js';

/** Starts a report, after saying what that spends. */
export function StartReport({ edition }: { readonly edition: Edition }) {
  const router = useRouter();
  const start = useChange(startReportMutation);
  const begin = (close: () => void) =>
    start.mutate(
      { edition: edition.id },
      {
        onSuccess: ({ startResearch }) => {
          if (startResearch === null) return;
          close();
          toast(
            startResearch.created ? 'The report has started.' : 'A report was running already: this is it.',
          );
          void router.navigate({ to: '/reports/$id', params: { id: startResearch.report.id } });
        },
        onError: ({ message }) => {
          close();
          toast(message, 'fail');
        },
      },
    );
  return (
    <Dialog title="Start a report" button={<Button look="primary">Start a report</Button>}>
      {(close) => (
        <div className="stack">
          <p>
            Galley reads {edition.webAddress ?? edition.name} and lists what is missing there. It counts as
            one start within your limits, and takes some minutes for a large site.
          </p>
          <div className="row">
            <Button look="primary" autoFocus isPending={start.isPending} onPress={() => begin(close)}>
              Start
            </Button>
            <Button onPress={close}>Not now</Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
