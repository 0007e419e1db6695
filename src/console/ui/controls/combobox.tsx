import { Button } from 'react-aria-components/Button';
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
} from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import type { Choice } from './select.js';
import { FieldNotes, type FieldTexts } from './text-field.js';

export interface ComboBoxProps<Value extends string>
  extends
    FieldTexts,
    Omit<
      AriaComboBoxProps<Choice<Value>>,
      'className' | 'style' | 'children' | 'value' | 'onChange' | 'items' | 'defaultItems'
    > {
  readonly choices: readonly Choice<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value | null) => void;
}

/** One of many values, found by typing. */
export function ComboBox<Value extends string>({
  label,
  hint,
  fault,
  choices,
  value,
  onChange,
  ...props
}: ComboBoxProps<Value>) {
  return (
    <AriaComboBox
      {...props}
      defaultItems={choices}
      value={value}
      onChange={(key) => onChange(choices.find(({ id }) => id === key)?.id ?? null)}
      isInvalid={fault !== undefined}
      className="field"
    >
      <Label className="label">{label}</Label>
      <Group className="input combo">
        <Input className="combo-input" />
        <Button className="combo-button">
          <span aria-hidden="true" className="chevron" />
        </Button>
      </Group>
      <FieldNotes hint={hint} fault={fault} />
      <Popover className="popover" offset={4}>
        <ListBox<Choice<Value>> className="list-box">
          {({ id, label: text }) => (
            <ListBoxItem id={id} textValue={text} className="list-item">
              {text}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
