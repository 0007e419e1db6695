import { TextField } from '../../ui/controls/text-field.js';
import type { BriefForm } from './brief-form.js';
import { ListEditor, withEntry } from './list-editor.js';
import { textOf } from './sections-field.js';

const AT = 'settings.internalLinks.urls';

/** Pages of the edition to link to first. */
export function LinksField({ form }: { readonly form: BriefForm }) {
  return (
    <ListEditor form={form} at={AT} title="Pages to link to first" noun="page">
      {(place, entry) => {
        const field = (name: string, label: string) => ({
          label,
          value: textOf(entry[name]),
          onChange: (text: string) =>
            form.onChange(withEntry(form.brief, AT, Number(place), name, text || undefined)),
          fault: form.faults.get(`/settings/internalLinks/urls/${place}/${name}`),
        });
        return (
          <div className="brief-fields">
            <TextField {...field('url', `Address ${Number(place) + 1}`)} type="url" />
            <TextField {...field('anchor', 'Words to put the link on')} />
          </div>
        );
      }}
    </ListEditor>
  );
}
