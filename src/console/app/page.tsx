import { useEffect, useRef, type ReactNode } from 'react';

export interface PageProps {
  /** The heading, and the first part of the page's title. */
  readonly title: string;
  /** A line below the heading. */
  readonly lead?: ReactNode | undefined;
  /** Buttons and links beside the heading. */
  readonly actions?: ReactNode | undefined;
  readonly children: ReactNode;
}

/** A screen. Its heading has the focus when it opens, so that screen readers begin there. */
export function Page({ title, lead, actions, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Galley`;
  }, [title]);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <header className="page-head">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead !== undefined && <div className="soft">{lead}</div>}
        </div>
        {actions !== undefined && <div className="row">{actions}</div>}
      </header>
      {children}
    </>
  );
}
