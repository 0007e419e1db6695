import { Button } from '../../../ui/controls/button.js';
import { Checkbox } from '../../../ui/controls/checkbox.js';
import { Dialog } from '../../../ui/controls/dialog.js';
import { FIELDS } from './page-columns.js';

export interface ChooseColumnsProps {
  /** Ids of columns. */
  readonly chosen: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

/** Which columns the table has; the address always is the first. */
export function ChooseColumns({ chosen, onChange }: ChooseColumnsProps) {
  return (
    <Dialog title="Columns" button={<Button small>Columns</Button>} wide>
      {(close) => (
        <>
          <div className="column-choices">
            {FIELDS.map(({ id, label }) => (
              <Checkbox
                key={id}
                isSelected={chosen.includes(id)}
                onChange={(isChosen) =>
                  onChange(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id))
                }
              >
                {label}
              </Checkbox>
            ))}
          </div>
          <div className="row">
            <Button onPress={close}>Done</Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
