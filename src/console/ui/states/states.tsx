import type { ReactNode } from 'react';
import { Button } from '../controls/button.js';

/** Nothing is there: what would be, and what to do. */
export function Empty({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className="state">
      <p className="state-title">{title}</p>
      {children !== undefined && <div className="soft">{children}</div>}
    </div>
  );
}

/** What failed, in the server's words, and a way to try it again. */
export function Fault({ error, onRetry }: { readonly error: Error; readonly onRetry?: () => void }) {
  return (
    <div className="state state-fault" role="alert">
      <p className="state-title">{error.message}</p>
      {onRetry !== undefined && (
        <Button small onPress={onRetry}>
          Try again
        </Button>
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
