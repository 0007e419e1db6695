import { useState, type ReactNode } from 'react';

export interface FaultDetailsProps {
  /** Whether a field in it is at fault. */
  readonly isAtFault: boolean;
  readonly className?: string;
  /** A `summary` and what it folds away. */
  readonly children: ReactNode;
}

/** Details that a fault within opens. They stay open when the fault is gone: somebody may be typing in them. */
export function FaultDetails({ isAtFault, className, children }: FaultDetailsProps) {
  const [isOpen, setOpen] = useState(isAtFault);
  const [wasAtFault, setWasAtFault] = useState(isAtFault);
  if (isAtFault !== wasAtFault) {
    setWasAtFault(isAtFault);
    if (isAtFault) setOpen(true);
  }
  return (
    <details
      {...(className === undefined ? {} : { className })}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      {children}
    </details>
  );
}
