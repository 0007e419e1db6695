import { formatNumber } from './number.js';

export interface MeterProps {
  readonly label: string;
  readonly value: number;
  /** Null: without bound. */
  readonly limit: number | null;
  /** Below the bar. */
  readonly note?: string | undefined;
}

/** How much of a limit is used up. */
export function Meter({ label, value, limit, note }: MeterProps) {
  const share = limit === null || limit === 0 ? 0 : Math.min(1, value / limit);
  const tone = share >= 1 ? 'fail' : share >= 0.8 ? 'warn' : 'accent';
  return (
    <div className="meter">
      <div className="meter-head">
        <span>{label}</span>
        <span className="number">
          {formatNumber(value)}
          <span className="soft"> {limit === null ? '· no limit' : `of ${formatNumber(limit)}`}</span>
        </span>
      </div>
      {limit !== null && (
        <div
          className="bar"
          role="meter"
          aria-label={label}
          aria-valuenow={Math.min(value, limit)}
          aria-valuemin={0}
          aria-valuemax={limit}
        >
          <span className={`bar-fill fill-${tone}`} style={{ width: `${share * 100}%` }} />
        </div>
      )}
      {note !== undefined && <span className="soft small">{note}</span>}
    </div>
  );
}

/** How far work is. @param value 0 to 100 */
export function Progress({ label, value }: { readonly label: string; readonly value: number }) {
  return (
    <div
      className="bar"
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <span className="bar-fill fill-accent" style={{ width: `${value}%` }} />
    </div>
  );
}
