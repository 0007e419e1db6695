/** A place of a drawing. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Divides a box into boxes whose areas are as the values, each as nearly square as it can be (Bruls, Huizing and van Wijk,
 * Squarified Treemaps, 2000).
 *
 * @param values above zero, the largest first
 * @returns a box for each, in their order
 */
export function squarify(values: readonly number[], whole: Box): Box[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  const boxes: Box[] = [];
  if (total <= 0) return boxes;
  const scale = (whole.width * whole.height) / total;
  let rest = whole;
  let row: number[] = [];
  for (const value of values) {
    const area = value * scale;
    const side = Math.min(rest.width, rest.height);
    if (row.length > 0 && worst([...row, area], side) > worst(row, side)) {
      rest = place(row, rest, boxes);
      row = [];
    }
    row.push(area);
  }
  place(row, rest, boxes);
  return boxes;
}

/** @returns the largest ratio of the sides among the areas, laid out along a side */
function worst(areas: readonly number[], side: number): number {
  const sum = areas.reduce((total, area) => total + area, 0);
  return Math.max((side ** 2 * Math.max(...areas)) / sum ** 2, sum ** 2 / (side ** 2 * Math.min(...areas)));
}

/** Lays areas out along the shorter side. @returns what is left of the box */
function place(areas: readonly number[], box: Box, boxes: Box[]): Box {
  const sum = areas.reduce((total, area) => total + area, 0);
  if (box.width >= box.height) {
    const width = sum / box.height;
    let { y } = box;
    for (const area of areas) {
      boxes.push({ x: box.x, y, width, height: area / width });
      y += area / width;
    }
    return { ...box, x: box.x + width, width: box.width - width };
  }
  const height = sum / box.width;
  let { x } = box;
  for (const area of areas) {
    boxes.push({ x, y: box.y, width: area / height, height });
    x += area / height;
  }
  return { ...box, y: box.y + height, height: box.height - height };
}
