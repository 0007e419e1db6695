/** A part of a bar, in percent of its length. */
export interface BarPiece {
  readonly id: string;
  readonly x: number;
  readonly width: number;
  /** A class of `series-…`. */
  readonly look: string;
  readonly title: string;
}

export interface BarsProps {
  readonly title: string;
  readonly bars: readonly {
    readonly id: string;
    readonly label: string;
    readonly pieces: readonly BarPiece[];
    /** What it comes to, behind it. */
    readonly shown: string;
  }[];
}

/** Percent that the eye finds. */
const LEAST = 0.6;

/** Bars on one scale, one below the other, each with its label and what it comes to. */
export function Bars({ title, bars }: BarsProps) {
  return (
    <ol className="bars" aria-label={title}>
      {bars.map(({ id, label, pieces, shown }) => (
        <li key={id}>
          <span className="bars-label" title={label}>
            {label}
          </span>
          <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            <rect className="bars-ground" width="100" height="10" />
            {pieces.map((piece) => (
              <rect
                key={piece.id}
                className={piece.look}
                x={Math.min(100 - LEAST, piece.x)}
                width={Math.max(LEAST, piece.width)}
                height="10"
              >
                <title>{piece.title}</title>
              </rect>
            ))}
          </svg>
          <span className="number">{shown}</span>
        </li>
      ))}
    </ol>
  );
}
