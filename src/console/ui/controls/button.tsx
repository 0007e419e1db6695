import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { classes } from '../classes.js';

/** How much a button stands out: one `primary` a screen at most; `quiet` has no frame; `danger` destroys something. */
export type ButtonLook = 'primary' | 'plain' | 'quiet' | 'danger';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style'> {
  readonly look?: ButtonLook;
  readonly small?: boolean;
}

/** Does something here; what leads elsewhere is a link, by `linkClass` where it looks like a button. */
export function Button({ look = 'plain', small = false, ...props }: ButtonProps) {
  return <AriaButton {...props} className={buttonClass(look, small)} />;
}

/** The class of a link that looks like a button. */
export function buttonClass(look: ButtonLook = 'plain', small = false): string {
  return classes('button', `button-${look}`, small && 'button-small');
}
