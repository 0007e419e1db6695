import type { ReactNode } from 'react';

/** A link to a page of a site, in a tab of its own; the text alone where there is no address of the web. */
export function Outside({ url, children }: { readonly url: string | null; readonly children: ReactNode }) {
  if (url === null || !/^https?:\/\//i.test(url)) return <span>{children}</span>;
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
