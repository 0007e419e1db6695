import { useLayoutEffect, useRef, useState } from 'react';
import { ApiError, UnreachableError } from '../../data/api-error.js';
import { Fault } from './states.js';

/** What of a refusal no field of the form shows, and how many fields show the rest. */
interface Refusal {
  readonly fields: number;
  readonly others: readonly (readonly [path: string, message: string])[];
}

/**
 * Why a form was refused: it stands in the form. What is wrong with a field stands below that field, so here such fields are
 * counted, and what else is wrong is listed. The first field that is at fault gets the focus.
 */
export function FormFault({ error }: { readonly error: Error | null }) {
  const place = useRef<HTMLDivElement>(null);
  const [{ fields, others }, setRefusal] = useState<Refusal>({ fields: 0, others: [] });
  useLayoutEffect(() => {
    const form = place.current?.closest('form');
    const marked = form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [];
    const texts = [...(form?.querySelectorAll('.fault') ?? [])].map(({ textContent }) => textContent);
    const faults = error instanceof ApiError ? [...error.fields] : [];
    const unshown = faults.filter(([, message]) => !texts.some((text) => text.includes(message)));
    setRefusal({ fields: unshown.length === faults.length ? 0 : marked.length, others: unshown });
    if (error !== null) marked[0]?.focus();
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
              {others.map(([path, message]) => (
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
