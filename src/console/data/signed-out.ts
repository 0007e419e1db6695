const listeners = new Set<() => void>();

/** Calls the listener when an answer says that the session has ended. */
export function onSignedOut(listener: () => void): void {
  listeners.add(listener);
}

/** Says so. */
export function noteSignedOut(): void {
  for (const listener of listeners) listener();
}
