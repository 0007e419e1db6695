import { useState } from 'react';
import { Button } from '../ui/controls/button.js';
import { Switch } from '../ui/controls/checkbox.js';
import { Dialog } from '../ui/controls/dialog.js';
import { isHelpKeyOn, turnHelpKey } from './help-key.js';

const KEYS: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['Tab', 'Shift Tab'], 'To what comes next, or came before. The first on a screen skips the navigation.'],
  [['Enter', 'Space'], 'Presses what has the focus; opens and closes what is folded.'],
  [['↑', '↓'], 'In an article from sentence to sentence, in Issues from one to the next.'],
  [['←', '→'], 'From tab to tab.'],
  [['Escape'], 'Closes a dialog or menu; the focus goes back to what opened it.'],
  [['?'], 'Opens this.'],
];

/** What the keyboard does on all screens. */
export function KeyboardDialog({ onClose }: { readonly onClose: () => void }) {
  const [isOn, setOn] = useState(isHelpKeyOn);
  return (
    <Dialog title="Keyboard" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      {(close) => (
        <>
          <dl className="keyboard">
            {KEYS.map(([keys, what]) => (
              <div key={what}>
                <dt>
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
          <Switch
            isSelected={isOn}
            onChange={(next) => {
              setOn(next);
              turnHelpKey(next);
            }}
          >
            The key ? opens this
          </Switch>
          <div>
            <Button onPress={close}>Close</Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
