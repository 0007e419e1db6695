import { useSyncExternalStore } from 'react';

/** What the reader chose; `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark';

const STORED = 'galley-theme';
const listeners = new Set<() => void>();

/** @returns what was chosen in this browser */
function readTheme(): Theme {
  const stored = localStorage.getItem(STORED);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Applies what was chosen; called once before the first screen is drawn. */
export function applyTheme(): void {
  const theme = readTheme();
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/** @returns the choice, and what changes it */
export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, readTheme);
  return [theme, chooseTheme];
}

function chooseTheme(theme: Theme): void {
  if (theme === 'system') localStorage.removeItem(STORED);
  else localStorage.setItem(STORED, theme);
  applyTheme();
  for (const listener of listeners) listener();
}
