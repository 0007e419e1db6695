const META = document.querySelector<HTMLMetaElement>('meta[name="galley-base"]')?.content ?? '';

/** The path of PUBLIC_URL without a slash at its end; empty at the root. The server writes it into the page. */
export const base = META.startsWith('%') ? '' : META.replace(/\/$/, '');

/** Sent with every request: another site cannot add it, so the session's cookie counts with it alone. */
export const CONSOLE_HEADER = { 'x-galley-console': '1' } as const;
