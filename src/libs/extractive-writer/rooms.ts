/**
 * Deals out words: each gets its share, and what it can't fill goes to the others.
 *
 * @param most words that each can fill
 * @param weights of the shares; alike where left out
 */
export function dealOut(
  total: number,
  most: readonly number[],
  weights: readonly number[] = most.map(() => 1),
): number[] {
  const rooms = most.map(() => 0);
  let left = total;
  let weight = weights.reduce((sum, each) => sum + each, 0);
  // Those that fill up first come first.
  const order = most.map((_, index) => index).sort((a, b) => fullness(a) - fullness(b));
  function fullness(index: number): number {
    return (most[index] ?? 0) / Math.max(1e-9, weights[index] ?? 0);
  }
  for (const index of order) {
    const own = weights[index] ?? 0;
    const room = Math.min(most[index] ?? 0, weight > 0 ? (left * own) / weight : 0);
    rooms[index] = room;
    left -= room;
    weight -= own;
  }
  return rooms;
}
