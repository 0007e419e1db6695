import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import type { SyntheticEvent } from 'react';
import { classes } from '../classes.js';

/** How much a button stands out: one `primary` a screen at most; `quiet` has no frame; `danger` destroys something. */
export type ButtonLook = 'primary' | 'plain' | 'quiet' | 'danger';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style'> {
  /** What it started still runs: it does nothing more, and unlike a disabled button it keeps the focus. */
  readonly isPending?: boolean;
  readonly look?: ButtonLook;
  readonly small?: boolean;
}

/** Does something here; what leads elsewhere is a link, by `linkClass` where it looks like a button. */
export function Button({ look = 'plain', small = false, isPending = false, ...props }: ButtonProps) {
  return <AriaButton {...props} {...(isPending && PENDING)} className={buttonClass(look, small)} />;
}

/**
 * In place of react-aria's own state, which has a live region name the button by its id: once the screen is another one,
 * that id is nowhere. Events end here, so that a dialog around the button hears nothing of them either.
 */
const PENDING = {
  'aria-disabled': true,
  onPointerDownCapture: stop,
  onKeyDownCapture: stop,
  // The Enter key in a field of its form clicks it too, and would send the form again.
  onClickCapture: (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
  },
} as const;

function stop(event: SyntheticEvent): void {
  event.stopPropagation();
}

/** The class of a link that looks like a button. */
export function buttonClass(look: ButtonLook = 'plain', small = false): string {
  return classes('button', `button-${look}`, small && 'button-small');
}
