import type { ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { classes } from '../classes.js';

/** One thing that a menu does. */
export interface MenuAction {
  readonly id: string;
  readonly label: string;
  readonly run: () => void;
  readonly danger?: boolean;
}

/**
 * Actions behind a button.
 *
 * @param button a `Button`
 */
export function Menu({
  button,
  actions,
}: {
  readonly button: ReactNode;
  readonly actions: readonly MenuAction[];
}) {
  return (
    <MenuTrigger>
      {button}
      <Popover className="popover" placement="bottom end" offset={4}>
        <AriaMenu items={actions} className="list-box">
          {(action) => (
            <MenuItem
              id={action.id}
              onAction={action.run}
              className={classes('list-item', action.danger === true && 'danger')}
            >
              {action.label}
            </MenuItem>
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
