import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components/Checkbox';
import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components/Switch';
import { FieldNotes, type FieldTexts } from './text-field.js';

export interface CheckboxProps
  extends Omit<CheckboxFieldProps, 'className' | 'style' | 'children'>, Omit<FieldTexts, 'label'> {
  /** Its label; absent where `aria-label` is given, as in a row of a table. */
  readonly children?: ReactNode;
}

/** A yes or no that counts when its form is sent. */
export function Checkbox({ children, hint, fault, ...props }: CheckboxProps) {
  return (
    <CheckboxField {...props} isInvalid={fault !== undefined} className="field">
      <CheckboxButton className="checkbox">
        <svg aria-hidden="true" className="checkbox-box" viewBox="0 0 16 16">
          {props.isIndeterminate === true ? <path d="M4 8h8" /> : <path d="M3.5 8.5l3 3 6-7" />}
        </svg>
        {children}
      </CheckboxButton>
      <FieldNotes hint={hint} fault={fault} />
    </CheckboxField>
  );
}

export interface SwitchProps
  extends Omit<SwitchFieldProps, 'className' | 'style' | 'children'>, Pick<FieldTexts, 'hint'> {
  readonly children: ReactNode;
}

/** A yes or no that counts at once. */
export function Switch({ children, hint, ...props }: SwitchProps) {
  return (
    <SwitchField {...props} className="field">
      <SwitchButton className="switch">
        <span aria-hidden="true" className="switch-track" />
        {children}
      </SwitchButton>
      <FieldNotes hint={hint} fault={undefined} />
    </SwitchField>
  );
}
