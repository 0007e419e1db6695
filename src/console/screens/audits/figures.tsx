import type { ReactNode } from 'react';
import './audits.css';

export interface FiguresProps {
  readonly figures: readonly (readonly [label: string, value: ReactNode])[];
}

/** A few numbers in a line, each below its name. */
export function Figures({ figures }: FiguresProps) {
  return (
    <dl className="audit-figures">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="number">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
