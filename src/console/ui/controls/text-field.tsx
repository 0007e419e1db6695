import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import type { FieldFault } from '../../data/api-error.js';

/** What every field has. */
export interface FieldTexts {
  readonly label: string;
  /** What to enter, below the field. */
  readonly hint?: ReactNode;
  /** What is wrong with the value, as a refusal of the server or the form itself says it; absent: nothing. */
  readonly fault?: string | FieldFault | undefined;
}

export interface TextFieldProps
  extends Omit<AriaTextFieldProps, 'className' | 'style' | 'children'>, FieldTexts {
  readonly placeholder?: string;
}

/** A line of text. */
export function TextField({ label, hint, fault, placeholder, ...props }: TextFieldProps) {
  return (
    <AriaTextField {...props} isInvalid={props.isInvalid ?? fault !== undefined} className="field">
      <Label className="label">{label}</Label>
      <Input className="input" {...(placeholder === undefined ? {} : { placeholder })} />
      <FieldNotes hint={hint} fault={fault} />
    </AriaTextField>
  );
}

export interface TextAreaProps extends TextFieldProps {
  readonly rows?: number;
}

/** Several lines of text. */
export function TextArea({ label, hint, fault, placeholder, rows = 4, ...props }: TextAreaProps) {
  return (
    <AriaTextField {...props} isInvalid={props.isInvalid ?? fault !== undefined} className="field">
      <Label className="label">{label}</Label>
      <AriaTextArea className="input" rows={rows} {...(placeholder === undefined ? {} : { placeholder })} />
      <FieldNotes hint={hint} fault={fault} />
    </AriaTextField>
  );
}

/** Hint and fault below a field, which react-aria joins to it. */
export function FieldNotes({ hint, fault }: Pick<FieldTexts, 'hint' | 'fault'>) {
  return (
    <>
      {hint !== undefined && (
        <Text slot="description" className="hint">
          {hint}
        </Text>
      )}
      <FieldError className="fault" {...faultPath(fault)}>
        {({ validationErrors }) => messageOf(fault) ?? validationErrors.join(' ')}
      </FieldError>
    </>
  );
}

/** @returns by what `FormFault` knows that a fault stands below its field */
export function faultPath(fault: FieldTexts['fault']): { readonly 'data-fault-path'?: string } {
  return typeof fault === 'object' ? { 'data-fault-path': fault.path } : {};
}

/** @returns what is wrong, in words */
export function messageOf(fault: FieldTexts['fault']): string | undefined {
  return typeof fault === 'object' ? fault.message : fault;
}

/** What is wrong with what is no field of its own, such as an entry of a list. */
export function FaultNote({ id, fault }: { readonly id?: string } & Pick<FieldTexts, 'fault'>) {
  if (fault === undefined) return null;
  return (
    <span {...(id === undefined ? {} : { id })} className="fault" {...faultPath(fault)}>
      {messageOf(fault)}
    </span>
  );
}
