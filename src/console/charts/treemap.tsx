import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { formatNumber } from '../ui/show/number.js';
import { Chart, partColumns, seriesClass } from './chart.js';
import { squarify } from './squarify.js';

/** One part of the whole. */
export interface TreemapPart {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  /** More about it, below its label where there is room. */
  readonly detail?: string;
}

export interface TreemapProps {
  readonly title: string;
  readonly parts: readonly TreemapPart[];
  /** What is counted, for the table. */
  readonly unit: string;
  /** Opens a part; absent: nothing is to be opened. */
  readonly onOpen?: (id: string) => void;
}

const HEIGHT = 300;
/** Pixels, below which a part has no words. */
const ROOM = { width: 64, height: 24, detail: 44 } as const;
/** Of Inter at 13 pixels, in pixels, rounded up. */
const LETTER = 7.4;
/** The eye can't compare more parts than these; the others are drawn as one. */
const MOST = 60;

/** How a whole is made up of many parts of very different sizes. */
export function Treemap({ title, parts, unit, onOpen }: TreemapProps) {
  const [frame, width] = useWidth();
  const sorted = parts.filter(({ value }) => value > 0).toSorted((a, b) => b.value - a.value);
  const total = sorted.reduce((sum, { value }) => sum + value, 0);
  const others = sorted.slice(MOST).reduce((sum, { value }) => sum + value, 0);
  const drawn: readonly TreemapPart[] =
    others === 0 ? sorted : [...sorted.slice(0, MOST), { id: '', label: 'Others', value: others }];
  const boxes = squarify(
    drawn.map(({ value }) => value),
    { x: 0, y: 0, width, height: HEIGHT },
  );
  return (
    <Chart
      title={title}
      rows={sorted}
      rowId={({ id }) => id}
      columns={[
        {
          id: 'label',
          label: 'Part',
          value: ({ label }) => label,
          cell: ({ id, label }) =>
            onOpen === undefined ? (
              label
            ) : (
              <button type="button" className="text-button" onClick={() => onOpen(id)}>
                {label}
              </button>
            ),
        },
        ...partColumns<TreemapPart>(unit, total),
      ]}
    >
      <div ref={frame}>
        <svg
          role={onOpen === undefined ? 'img' : 'group'}
          aria-label={title}
          viewBox={`0 0 ${width} ${HEIGHT}`}
          height={HEIGHT}
          className="treemap"
        >
          <title>{title}</title>
          {drawn.map((part, place) => {
            const box = boxes[place];
            if (box === undefined) return null;
            const { id, label, value, detail } = part;
            const isRoomy = box.width >= ROOM.width && box.height >= ROOM.height;
            const open = onOpen === undefined || id === '' ? undefined : () => onOpen(id);
            return (
              <g
                key={id}
                {...(open === undefined
                  ? {}
                  : {
                      role: 'button',
                      tabIndex: 0,
                      onClick: open,
                      onKeyDown: (event: KeyboardEvent) => {
                        if (event.key !== 'Enter' && event.key !== ' ') return;
                        event.preventDefault();
                        open();
                      },
                    })}
              >
                <title>{`${label}: ${formatNumber(value)}`}</title>
                <rect
                  className={`treemap-part ${seriesClass(place)}`}
                  x={box.x + 1}
                  y={box.y + 1}
                  width={Math.max(0, box.width - 2)}
                  height={Math.max(0, box.height - 2)}
                  rx="3"
                />
                {isRoomy && (
                  <text x={box.x + 9} y={box.y + 20}>
                    {cut(label, box.width - 18)}
                  </text>
                )}
                {isRoomy && box.height >= ROOM.detail && (
                  <text x={box.x + 9} y={box.y + 37} className="treemap-detail">
                    {cut(detail ?? formatNumber(value), box.width - 18)}
                  </text>
                )}
              </g>
            );
          })}
        </svg>
      </div>
    </Chart>
  );
}

/** @returns as much of the text as fits into so many pixels */
function cut(text: string, width: number): string {
  const fitting = Math.max(1, Math.floor(width / LETTER));
  return text.length <= fitting ? text : `${text.slice(0, fitting - 1)}…`;
}

/** The width of an element in pixels, as it changes. */
function useWidth() {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(640);
  useEffect(() => {
    const observed = element.current;
    if (observed === null) return undefined;
    const observer = new ResizeObserver(() => setWidth(Math.max(200, Math.round(observed.clientWidth))));
    observer.observe(observed);
    return () => observer.disconnect();
  }, []);
  return [element, width] as const;
}
