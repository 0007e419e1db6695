import { TextField } from '../../ui/controls/text-field.js';
import type { BriefForm } from './brief-form.js';
import { ListEditor, withEntry } from './list-editor.js';

const AT = 'settings.sections';

/** Headings to use as they are, in order. */
export function SectionsField({ form }: { readonly form: BriefForm }) {
  return (
    <ListEditor form={form} at={AT} title="Sections" noun="section">
      {(place, entry) => {
        const at = (name: string) => `/settings/sections/${place}/${name}`;
        const set = (name: string, value: unknown) =>
          form.onChange(withEntry(form.brief, AT, Number(place), name, value));
        return (
          <div className="brief-fields">
            <TextField
              label={`Heading ${Number(place) + 1}`}
              value={textOf(entry['heading'])}
              onChange={(text) => set('heading', text || undefined)}
              fault={form.faults.get(at('heading'))}
            />
            <TextField
              label="What it should say"
              value={textOf(entry['notes'])}
              onChange={(text) => set('notes', text || undefined)}
              fault={form.faults.get(at('notes'))}
            />
            <TextField
              label="Words"
              inputMode="numeric"
              value={textOf(entry['words'])}
              onChange={(text) => set('words', text === '' ? undefined : asNumber(text))}
              fault={
                form.faults.get(at('words')) ??
                (typeof entry['words'] === 'string' ? 'This is no number.' : undefined)
              }
            />
          </div>
        );
      }}
    </ListEditor>
  );
}

/** @returns the number that was typed; the text where it is none */
export function asNumber(text: string): number | string {
  const number = Number(text);
  return Number.isFinite(number) && !text.endsWith('.') ? number : text;
}

/** @returns a value of a field as it is shown */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
