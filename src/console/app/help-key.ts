const STORED = 'galley-help-key';

/** Whether `?` opens the help: some programs that listen to their user press keys of their own. */
export function isHelpKeyOn(): boolean {
  return localStorage.getItem(STORED) !== 'off';
}

/** Remembers it in this browser. */
export function turnHelpKey(on: boolean): void {
  if (on) localStorage.removeItem(STORED);
  else localStorage.setItem(STORED, 'off');
}
