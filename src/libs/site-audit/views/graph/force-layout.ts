import type { Places } from './tree-layout.js';

/** More are not seen in the drawing. */
const MOST_ROUNDS = 100;

/** Of all rounds together, in edges; a node costs as much as ten. 10,000 nodes with 100,000 edges have 50 rounds. */
const WORK = 10_000_000;
const NODE_COST = 10;

/** How far apart two nodes are to be. */
const APART = 40;

/** Nodes of a cell that are looked at one by one; of a fuller cell, the middle stands for all. Chosen. */
const MOST_IN_CELL = 48;

/** Draws parts together that nothing ties; without, they would fly apart for ever. Chosen. */
const GRAVITY = 0.1;

/** The part of its length by which a single edge is shortened in a round. Chosen. */
const DRAW = 0.8;

/** Of a side of the grid. */
const MOST_CELLS = 24;

/**
 * Moves nodes so that those with edges between them are near and all others apart. Nothing in it is by chance, so the
 * same graph is always drawn the same. What is far is reckoned by the cells of a grid, not node by node.
 * @param start where the nodes are at first
 * @param sources and targets of the edges, by node
 */
export function layForce(start: Places, sources: readonly number[], targets: readonly number[]): Places {
  const count = start.x.length;
  const [x, y] = spread(start);
  if (count < 2) return { x, y };
  const rounds = Math.min(MOST_ROUNDS, Math.floor(WORK / (count * NODE_COST + sources.length)));
  const { strengths, shares } = strengthsOf(count, sources, targets);
  const [pushX, pushY] = [new Float64Array(count), new Float64Array(count)];
  for (let round = 0; round < rounds; round += 1) {
    for (let node = 0; node < count; node += 1) {
      pushX[node] = -GRAVITY * (x[node] ?? 0);
      pushY[node] = -GRAVITY * (y[node] ?? 0);
    }
    repel(x, y, pushX, pushY);
    for (let edge = 0; edge < sources.length; edge += 1) {
      const [one, other] = [sources[edge] ?? 0, targets[edge] ?? 0];
      const strength = strengths[edge] ?? 0;
      const dx = ((x[other] ?? 0) - (x[one] ?? 0)) * strength;
      const dy = ((y[other] ?? 0) - (y[one] ?? 0)) * strength;
      const share = shares[edge] ?? 0;
      pushX[one] = (pushX[one] ?? 0) + dx * share;
      pushY[one] = (pushY[one] ?? 0) + dy * share;
      pushX[other] = (pushX[other] ?? 0) - dx * (1 - share);
      pushY[other] = (pushY[other] ?? 0) - dy * (1 - share);
    }
    const furthest = 4 * APART * (1 - round / rounds);
    for (let node = 0; node < count; node += 1) {
      const [dx, dy] = [pushX[node] ?? 0, pushY[node] ?? 0];
      const length = Math.hypot(dx, dy);
      const scale = length > furthest ? furthest / length : 1;
      x[node] = (x[node] ?? 0) + dx * scale;
      y[node] = (y[node] ?? 0) + dy * scale;
    }
  }
  return { x, y };
}

/** Two nodes in one place would push each other nowhere: each is set off a little, another way than the one before. */
function spread({ x, y }: Places): [Float64Array, Float64Array] {
  const golden = Math.PI * (3 - Math.sqrt(5));
  const off = (node: number) => Math.sqrt(node) / Math.sqrt(x.length);
  return [
    x.map((value, node) => value + off(node) * Math.cos(node * golden)),
    y.map((value, node) => value + off(node) * Math.sin(node * golden)),
  ];
}

/**
 * An edge draws the weaker for the edges that its less tied end has; else what all pages link to would draw all into
 * one heap. The end with fewer edges moves more: a hub that is drawn by a hundred leaves at once would jump about.
 * @returns with the strengths the shares that fall to the sources
 */
function strengthsOf(
  count: number,
  sources: readonly number[],
  targets: readonly number[],
): { readonly strengths: Float64Array; readonly shares: Float64Array } {
  const degrees = new Uint32Array(count);
  for (const node of sources) degrees[node] = (degrees[node] ?? 0) + 1;
  for (const node of targets) degrees[node] = (degrees[node] ?? 0) + 1;
  const strengths = new Float64Array(sources.length);
  const shares = new Float64Array(sources.length);
  for (const [edge, source] of sources.entries()) {
    const [own, other] = [degrees[source] ?? 1, degrees[targets[edge] ?? 0] ?? 1];
    strengths[edge] = DRAW / Math.min(own, other);
    shares[edge] = other / (own + other);
  }
  return { strengths, shares };
}

/** Nodes by the cells of a grid over all of them. */
interface Grid {
  readonly side: number;
  readonly cellOf: Uint32Array;
  /** One more than there are cells: where the nodes of each begin. */
  readonly starts: Uint32Array;
  readonly nodes: Uint32Array;
  readonly middleX: Float64Array;
  readonly middleY: Float64Array;
}

function gridOf(x: Float64Array, y: Float64Array): Grid {
  const count = x.length;
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let node = 0; node < count; node += 1) {
    left = Math.min(left, x[node] ?? 0);
    right = Math.max(right, x[node] ?? 0);
    top = Math.min(top, y[node] ?? 0);
    bottom = Math.max(bottom, y[node] ?? 0);
  }
  const side = Math.max(1, Math.min(MOST_CELLS, Math.floor(Math.sqrt(count / 2))));
  const width = Math.max(1e-9, (right - left) / side);
  const height = Math.max(1e-9, (bottom - top) / side);
  const place = (offset: number, size: number) => Math.min(side - 1, Math.floor(offset / size));
  const cellOf = Uint32Array.from(
    x,
    (at, node) => place((y[node] ?? 0) - top, height) * side + place(at - left, width),
  );
  const starts = new Uint32Array(side * side + 1);
  for (const cell of cellOf) starts[cell + 1] = (starts[cell + 1] ?? 0) + 1;
  for (let cell = 0; cell < side * side; cell += 1)
    starts[cell + 1] = (starts[cell + 1] ?? 0) + (starts[cell] ?? 0);
  const next = starts.slice();
  const nodes = new Uint32Array(count);
  const [middleX, middleY] = [new Float64Array(side * side), new Float64Array(side * side)];
  for (const [node, cell] of cellOf.entries()) {
    nodes[next[cell] ?? 0] = node;
    next[cell] = (next[cell] ?? 0) + 1;
    const size = (starts[cell + 1] ?? 0) - (starts[cell] ?? 0);
    middleX[cell] = (middleX[cell] ?? 0) + (x[node] ?? 0) / size;
    middleY[cell] = (middleY[cell] ?? 0) + (y[node] ?? 0) / size;
  }
  return { side, cellOf, starts, nodes, middleX, middleY };
}

/** What is near pushes node by node, what is far cell by cell: all nodes of a cell the same way. */
function repel(x: Float64Array, y: Float64Array, pushX: Float64Array, pushY: Float64Array): void {
  const grid = gridOf(x, y);
  const { side, starts, nodes, middleX, middleY } = grid;
  for (let cell = 0; cell < side * side; cell += 1) {
    const [first, end] = [starts[cell] ?? 0, starts[cell + 1] ?? 0];
    if (first === end) continue;
    let [farX, farY] = [0, 0];
    for (let other = 0; other < side * side; other += 1) {
      const size = (starts[other + 1] ?? 0) - (starts[other] ?? 0);
      if (size === 0 || isNear(cell, other, side)) continue;
      const dx = (middleX[cell] ?? 0) - (middleX[other] ?? 0);
      const dy = (middleY[cell] ?? 0) - (middleY[other] ?? 0);
      const push = (size * APART * APART) / (dx * dx + dy * dy + 1);
      farX += dx * push;
      farY += dy * push;
    }
    const near = nearCells(cell, side);
    for (let at = first; at < end; at += 1) {
      const node = nodes[at] ?? 0;
      let [sumX, sumY] = [farX, farY];
      for (const other of near) {
        const [from, to] = [starts[other] ?? 0, starts[other + 1] ?? 0];
        const isFull = to - from > MOST_IN_CELL;
        const size = isFull ? to - from : 1;
        for (let place = from; place < (isFull ? from + 1 : to); place += 1) {
          const one = nodes[place] ?? 0;
          if (one === node && !isFull) continue;
          const dx = (x[node] ?? 0) - ((isFull ? middleX[other] : x[one]) ?? 0);
          const dy = (y[node] ?? 0) - ((isFull ? middleY[other] : y[one]) ?? 0);
          const push = (size * APART * APART) / (dx * dx + dy * dy + 1);
          sumX += dx * push;
          sumY += dy * push;
        }
      }
      pushX[node] = (pushX[node] ?? 0) + sumX;
      pushY[node] = (pushY[node] ?? 0) + sumY;
    }
  }
}

function isNear(one: number, other: number, side: number): boolean {
  const rows = Math.abs(Math.floor(one / side) - Math.floor(other / side));
  return rows <= 1 && Math.abs((one % side) - (other % side)) <= 1;
}

function nearCells(cell: number, side: number): number[] {
  const [row, column] = [Math.floor(cell / side), cell % side];
  const near: number[] = [];
  for (let down = Math.max(0, row - 1); down <= Math.min(side - 1, row + 1); down += 1) {
    for (let right = Math.max(0, column - 1); right <= Math.min(side - 1, column + 1); right += 1) {
      near.push(down * side + right);
    }
  }
  return near;
}
