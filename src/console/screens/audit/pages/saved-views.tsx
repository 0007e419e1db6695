import { useNavigate } from '@tanstack/react-router';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '../../../ui/controls/button.js';
import { Dialog } from '../../../ui/controls/dialog.js';
import { TextField } from '../../../ui/controls/text-field.js';
import { useFrame } from '../../../app/caller.js';
import { useAuditSearch, validateAuditSearch, type AuditSearch } from '../audit-search.js';
import { choiceOf } from './page-choice.js';

/** A name for the filters, columns and order of an address. */
interface SavedView {
  readonly name: string;
  readonly search: AuditSearch;
}

/** Views of a person in this browser; a person needs a few, and the browser has room for thousands. */
const MOST = 50;
const listeners = new Set<() => void>();

/** Views that this person has saved in this browser, to be opened on any audit. */
export function SavedViews({ id }: { readonly id: string }) {
  const [search] = useAuditSearch();
  const [views, save] = useSavedViews();
  const [name, setName] = useState('');
  const navigate = useNavigate();
  const given = name.trim();
  return (
    <Dialog title="Saved views" button={<Button small>Views</Button>}>
      {(close) => (
        <>
          {views.length === 0 ? (
            <p className="soft">None is saved in this browser yet.</p>
          ) : (
            <ul className="saved-views" aria-label="Saved views">
              {views.map((view) => (
                <li key={view.name}>
                  <Button
                    look="quiet"
                    onPress={() => {
                      close();
                      void navigate({
                        to: '/audits/$id/$view',
                        params: { id, view: 'pages' },
                        search: view.search,
                      });
                    }}
                  >
                    {view.name}
                  </Button>
                  <Button
                    small
                    aria-label={`Delete the view ${view.name}`}
                    onPress={() => save(views.filter((each) => each !== view))}
                  >
                    Delete
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <form
            className="filter-bar"
            onSubmit={(event) => {
              event.preventDefault();
              const others = views.filter((view) => view.name !== given);
              save([...others, { name: given, search: choiceOf(search) }].slice(-MOST));
              setName('');
            }}
          >
            <TextField
              label="Save what is shown as"
              value={name}
              onChange={setName}
              maxLength={60}
              hint="Filters, columns and order, in this browser; a link to the screen shows others the same."
            />
            <Button type="submit" isDisabled={given === ''}>
              Save
            </Button>
          </form>
          <div className="row">
            <Button onPress={close}>Done</Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

function useSavedViews() {
  // Of each person: who signs in after another in the same browser has views of their own.
  const key = `galley-page-views-${useFrame().me.user.id}`;
  const stored = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => localStorage.getItem(key),
  );
  const save = (views: readonly SavedView[]) => {
    localStorage.setItem(key, JSON.stringify(views));
    for (const listener of listeners) listener();
  };
  return [readViews(stored), save] as const;
}

/** What is not of this shape, as another version may have left it, is left out. */
function readViews(stored: string | null): readonly SavedView[] {
  try {
    const read: unknown = JSON.parse(stored ?? '[]');
    return (Array.isArray(read) ? (read as unknown[]) : []).flatMap((view) => {
      if (typeof view !== 'object' || view === null) return [];
      const { name, search } = view as { readonly name?: unknown; readonly search?: unknown };
      if (typeof name !== 'string' || typeof search !== 'object' || search === null) return [];
      return [{ name, search: choiceOf(validateAuditSearch({ ...search })) }];
    });
  } catch {
    return [];
  }
}
