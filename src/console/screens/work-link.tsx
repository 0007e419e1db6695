import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { WorkKind } from '../data/generated/types.js';

export interface WorkLinkProps {
  readonly kind: WorkKind;
  readonly id: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Leads to the screen of a job, a report or an audit. */
export function WorkLink({ kind, id, children, ...props }: WorkLinkProps) {
  if (kind === 'ARTICLE') {
    return (
      <Link to="/jobs/$id" params={{ id }} {...props}>
        {children}
      </Link>
    );
  }
  if (kind === 'RESEARCH') {
    return (
      <Link to="/reports/$id" params={{ id }} {...props}>
        {children}
      </Link>
    );
  }
  return (
    <Link to="/audits/$id/$view" params={{ id, view: 'overview' }} {...props}>
      {children}
    </Link>
  );
}
