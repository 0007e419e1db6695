import { useLayoutEffect, useRef, useState } from 'react';
import { ApiError, UnreachableError, unshownFaults, type FieldFault } from '../../data/api-error.js';
import { Fault } from './states.js';

/** What of a refusal no field of the form shows, and how many fields show the rest. */
interface Refusal {
  readonly fields: number;
  readonly others: readonly FieldFault[];
}

function refusalOf(error: Error | null, form: Element | null): Refusal {
  const below = form?.querySelectorAll<HTMLElement>('[data-fault-path]') ?? [];
  const others = unshownFaults(error, new Set([...below].map(({ dataset }) => dataset['faultPath'] ?? '')));
  return { fields: error instanceof ApiError ? error.fields.size - others.length : 0, others };
}

/** @returns the last one where nothing is new, so that nothing is drawn: that would be looked at again */
function asBefore(last: Refusal, next: Refusal): Refusal {
  return JSON.stringify(last) === JSON.stringify(next) ? last : next;
}

/**
 * Why a form was refused: it stands in the form. What is wrong with a field stands below that field, so here such fields are
 * counted, and what else is wrong is listed. The first field that is at fault gets the focus.
 */
export function FormFault({ error }: { readonly error: Error | null }) {
  const place = useRef<HTMLDivElement>(null);
  const [{ fields, others }, setRefusal] = useState<Refusal>({ fields: 0, others: [] });
  useLayoutEffect(() => {
    const form = place.current?.closest('form') ?? null;
    const look = () => setRefusal((last) => asBefore(last, refusalOf(error, form)));
    look();
    if (error === null || form === null) return undefined;
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    // Another tab of the form shows other fields.
    const changes = new MutationObserver(look);
    changes.observe(form, { childList: true, subtree: true, attributeFilter: ['data-fault-path'] });
    return () => changes.disconnect();
  }, [error]);
  return (
    <div ref={place} className="form-fault">
      {error !== null && (
        <>
          <Fault error={fields === 0 ? error : new Error(counted(fields))} />
          {error instanceof UnreachableError && (
            <p className="soft">What you typed stays here: send it again when the server is back.</p>
          )}
          {others.length > (fields === 0 ? 1 : 0) && (
            <ul>
              {others.map(({ path, message }) => (
                <li key={path}>
                  <code>{path}</code> {message}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  );
}

function counted(fields: number): string {
  return fields === 1
    ? 'One field is at fault. What is wrong stands below it.'
    : `${fields} fields are at fault. What is wrong stands below each.`;
}
