import { useState, type ReactNode } from 'react';
import type { FieldFault } from '../../data/api-error.js';
import { Select, type Choice } from '../../ui/controls/select.js';
import { TextArea, TextField } from '../../ui/controls/text-field.js';
import { Checkbox } from '../../ui/controls/checkbox.js';
import { valueAt, withValue, type Brief, type FieldPath } from './brief-fields.js';

/** A brief, how it is changed, and what is wrong with it. */
export interface BriefForm {
  readonly brief: Brief;
  readonly onChange: (brief: Brief) => void;
  /** By paths within the brief, such as `/settings/wordCount`. */
  readonly faults: ReadonlyMap<string, FieldFault>;
}

interface FieldProps {
  readonly form: BriefForm;
  /** Such as `settings.wordCount`. */
  readonly at: string;
  readonly label: string;
  readonly hint?: string;
}

/** A line of text, or several. */
export function TextOf({ form, at, label, hint, rows }: FieldProps & { readonly rows?: number }) {
  const field = fieldOf(form, at, label, hint);
  const value = valueAt(form.brief, field.path);
  const shared = {
    ...field.props,
    value: typeof value === 'string' ? value : '',
    onChange: (text: string) => field.set(text === '' ? undefined : text),
  };
  return rows === undefined ? <TextField {...shared} /> : <TextArea {...shared} rows={rows} />;
}

/** A number. */
export function NumberOf({ form, at, label, hint, step }: FieldProps & { readonly step?: string }) {
  const field = fieldOf(form, at, label, hint);
  const value = valueAt(form.brief, field.path);
  return (
    <TextField
      {...field.props}
      type="text"
      inputMode={step === undefined ? 'numeric' : 'decimal'}
      value={typeof value === 'number' || typeof value === 'string' ? String(value) : ''}
      onChange={(text) => {
        const number = Number(text);
        // What is no number stays as it was typed, and the field says so.
        field.set(
          text.trim() === '' ? undefined : Number.isFinite(number) && !text.endsWith('.') ? number : text,
        );
      }}
      fault={field.props.fault ?? (typeof value === 'string' ? 'This is no number.' : undefined)}
    />
  );
}

/** One of several values; the first choice leaves it to the default. */
export function ChoiceOf({
  form,
  at,
  label,
  hint,
  choices,
  absent = 'As usual',
}: FieldProps & { readonly choices: readonly Choice[]; readonly absent?: string }) {
  const field = fieldOf(form, at, label, hint);
  const value = valueAt(form.brief, field.path);
  return (
    <Select
      {...field.props}
      choices={[{ id: '', label: absent }, ...choices]}
      value={typeof value === 'string' ? value : ''}
      onChange={(id) => field.set(id === '' ? undefined : id)}
    />
  );
}

/** Several texts, one a line. */
export function LinesOf({ form, at, label, hint, rows = 3 }: FieldProps & { readonly rows?: number }) {
  const field = fieldOf(form, at, label, hint);
  const value = valueAt(form.brief, field.path);
  const lines = Array.isArray(value) ? value.map(String) : [];
  const [typed, setTyped] = useState(lines.join('\n'));
  const read = (text: string) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  // An empty line is there while it is typed, and not in the brief; what the brief has from elsewhere is shown.
  const shown = read(typed).join('\n') === lines.join('\n') ? typed : lines.join('\n');
  return (
    <TextArea
      {...field.props}
      rows={rows}
      value={shown}
      onChange={(text) => {
        setTyped(text);
        const next = read(text);
        field.set(next.length === 0 ? undefined : next);
      }}
    />
  );
}

/** A yes or no that is no by default. */
export function YesOf({ form, at, children }: Omit<FieldProps, 'label'> & { readonly children: ReactNode }) {
  const field = fieldOf(form, at, '');
  return (
    <Checkbox
      isSelected={valueAt(form.brief, field.path) === true}
      onChange={(isYes) => field.set(isYes ? true : undefined)}
      {...(field.props.fault === undefined ? {} : { fault: field.props.fault })}
    >
      {children}
    </Checkbox>
  );
}

function fieldOf(form: BriefForm, at: string, label: string, hint?: string) {
  const path: FieldPath = at.split('.');
  return {
    path,
    set: (value: unknown) => form.onChange(withValue(form.brief, path, value)),
    props: { label, fault: faultAt(form.faults, path), ...(hint === undefined ? {} : { hint }) },
  };
}

/** @returns what is wrong with a field or with a part of it */
export function faultAt(faults: BriefForm['faults'], path: FieldPath): FieldFault | undefined {
  const own = `/${path.join('/')}`;
  for (const [at, fault] of faults) if (at === own || at.startsWith(`${own}/`)) return fault;
  return undefined;
}
