import { lazy, Suspense, useEffect, useState } from 'react';
import { Button } from '../ui/controls/button.js';
import { toast } from '../ui/states/toasts.js';
import { isHelpKeyOn } from './help-key.js';

// Not among what the first screen needs.
const KeyboardDialog = lazy(() =>
  import('./keyboard-dialog.js').then(
    ({ KeyboardDialog }) => ({ default: KeyboardDialog }),
    // Without the server it can't be loaded, and the screen behind it stays as it is.
    () => ({ default: NoDialog }),
  ),
);

function NoDialog({ onClose }: { readonly onClose: () => void }) {
  useEffect(() => {
    toast('The help could not be loaded.', 'fail');
    onClose();
  }, [onClose]);
  return <></>;
}

/** What the keyboard does, behind a button and behind `?`. */
export function KeyboardHelp() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!isTyping(event.target) && isHelpKeyOn()) setOpen(true);
    };
    addEventListener('keydown', open);
    return () => removeEventListener('keydown', open);
  }, []);
  return (
    <>
      <Button small look="quiet" onPress={() => setOpen(true)}>
        Keyboard
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <KeyboardDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Whether a key that is pressed there is a letter of a text. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}
