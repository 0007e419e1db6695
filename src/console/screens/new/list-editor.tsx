import type { ReactNode } from 'react';
import { Button } from '../../ui/controls/button.js';
import { FaultNote } from '../../ui/controls/text-field.js';
import { valueAt, withValue, type Brief } from './brief-fields.js';
import type { BriefForm } from './brief-form.js';

export interface ListEditorProps {
  readonly form: BriefForm;
  /** Such as `settings.sections`: a list of objects. */
  readonly at: string;
  readonly title: string;
  /** One entry, for buttons: `section`. */
  readonly noun: string;
  /** The fields of an entry; their paths begin with the one that they get. */
  readonly children: (path: string, entry: Brief) => ReactNode;
  /** What adds entries; absent: a button that adds an empty one. */
  readonly add?: ReactNode;
}

/** Entries of a list, which can be added, moved and taken out. */
export function ListEditor({ form, at, title, noun, children, add }: ListEditorProps) {
  const path = at.split('.');
  const entries = entriesAt(form.brief, at);
  const set = (next: readonly Brief[]) =>
    form.onChange(withValue(form.brief, path, next.length === 0 ? undefined : next));
  return (
    <fieldset className="brief-list">
      <legend className="label">{title}</legend>
      {entries.map((entry, place) => (
        <div key={place} className="brief-entry">
          {children(String(place), entry)}
          <div className="row">
            <Button
              small
              look="quiet"
              isDisabled={place === 0}
              aria-label={`Move ${noun} ${place + 1} up`}
              onPress={() => set(moved(entries, place))}
            >
              Up
            </Button>
            <Button
              small
              look="quiet"
              aria-label={`Remove ${noun} ${place + 1}`}
              onPress={() => set(entries.filter((_, other) => other !== place))}
            >
              Remove
            </Button>
            <FaultNote fault={form.faults.get(`/${path.join('/')}/${place}`)} />
          </div>
        </div>
      ))}
      <FaultNote fault={form.faults.get(`/${path.join('/')}`)} />
      <div className="row">
        {add ?? (
          <Button small onPress={() => set([...entries, {}])}>
            Add a {noun}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

/** @returns the entries of a list of a brief */
export function entriesAt(brief: Brief, at: string): readonly Brief[] {
  const value = valueAt(brief, at.split('.'));
  return Array.isArray(value) ? (value as readonly Brief[]) : [];
}

/** @returns the brief with one field of an entry changed; absent where it is empty */
export function withEntry(brief: Brief, at: string, place: number, name: string, value: unknown): Brief {
  const entries = entriesAt(brief, at).map((entry, other) =>
    other === place ? withValue(entry, [name], value) : entry,
  );
  return withValue(brief, at.split('.'), entries);
}

function moved(entries: readonly Brief[], place: number): readonly Brief[] {
  const [before, entry] = [entries[place - 1], entries[place]];
  return before === undefined || entry === undefined
    ? entries
    : [...entries.slice(0, place - 1), entry, before, ...entries.slice(place + 1)];
}
