import type { ReactNode } from 'react';
import { ApiError } from '../../data/api-error.js';
import { Button, buttonClass } from '../controls/button.js';

/** Nothing is there: what would be, and what to do. */
export function Empty({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className="state">
      <p className="state-title">{title}</p>
      {children !== undefined && <div className="soft">{children}</div>}
    </div>
  );
}

/** Refusals that stay the same however often one asks. */
const LASTING = ['not_found', 'invalid_params', 'forbidden', 'key_read_only'];

/**
 * What failed, in the server's words, and a way to go on.
 *
 * @param onRetry reads it anew; absent for what one has sent, which is sent again by its own button
 */
export function Fault({ error, onRetry }: { readonly error: Error; readonly onRetry?: () => void }) {
  const code = error instanceof ApiError ? error.code : '';
  return (
    <div className="state state-fault" role="alert">
      <p className="state-title">{error.message}</p>
      {onRetry === undefined ? null : !LASTING.includes(code) ? (
        <Button small onPress={onRetry}>
          Try again
        </Button>
      ) : code === 'not_found' ? (
        <p className="soft">It was deleted, or is another account’s.</p>
      ) : (
        code === 'invalid_params' && (
          <a href={location.pathname} className={buttonClass('plain', true)}>
            Open it without filters
          </a>
        )
      )}
    </div>
  );
}

/** The place of what is on its way. @param lines about as high as what comes */
export function Loading({ label, lines = 3 }: { readonly label: string; readonly lines?: number }) {
  return (
    <div className="loading" role="status">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: lines }, (_, place) => (
        <span key={place} aria-hidden="true" className="loading-line" />
      ))}
    </div>
  );
}
