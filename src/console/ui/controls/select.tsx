import { useId } from 'react';
import { classes } from '../classes.js';
import { FaultNote, type FieldTexts } from './text-field.js';

/** One of the values of a choice. */
export interface Choice<Value extends string = string> {
  readonly id: Value;
  readonly label: string;
}

export interface SelectProps<Value extends string> extends FieldTexts {
  readonly choices: readonly Choice<Value>[];
  /** Null: nothing is chosen yet. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  /** What stands there while nothing is chosen. */
  readonly placeholder?: string;
  /** The label is for screen readers only. */
  readonly hideLabel?: boolean;
  readonly isDisabled?: boolean;
}

/**
 * One of a few values, by the browser's own list, which every phone and screen reader knows: react-aria's adds 40 KB to the
 * first load. Of more than some twenty values, take `ComboBox`.
 */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, hint, fault, choices, value, onChange, placeholder, hideLabel, isDisabled } = props;
  const id = useId();
  const notes = [hint !== undefined && `${id}-hint`, fault !== undefined && `${id}-fault`].filter(Boolean);
  return (
    <div className="field">
      <label htmlFor={id} className={classes('label', hideLabel === true && 'visually-hidden')}>
        {label}
      </label>
      <select
        id={id}
        className="input select"
        value={value ?? ''}
        disabled={isDisabled}
        aria-invalid={fault === undefined ? undefined : true}
        aria-describedby={notes.length === 0 ? undefined : notes.join(' ')}
        onChange={({ target }) => {
          const chosen = choices.find((choice) => choice.id === target.value);
          if (chosen) onChange(chosen.id);
        }}
      >
        {value === null && <option value="">{placeholder ?? 'Choose …'}</option>}
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.label}
          </option>
        ))}
      </select>
      {hint !== undefined && (
        <span id={`${id}-hint`} className="hint">
          {hint}
        </span>
      )}
      <FaultNote id={`${id}-fault`} fault={fault} />
    </div>
  );
}
