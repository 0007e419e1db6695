import { useId, type ReactNode } from 'react';
import { classes } from '../classes.js';

export interface CardProps {
  readonly title: ReactNode;
  /** Beside the title, at the end of its line. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  /** Its content reaches to its edges, as a table does. */
  readonly flush?: boolean;
}

/** A part of a screen with a heading of its own. */
export function Card({ title, aside, children, flush = false }: CardProps) {
  const id = useId();
  return (
    <section className={classes('card', flush && 'card-flush')} aria-labelledby={id}>
      <header className="card-head">
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      <div className="card-body">{children}</div>
    </section>
  );
}
