/**
 * Answers by which a server turns crawlers away, or those that it doesn't know (999 is LinkedIn's): a reader may well
 * see the page, so nothing is known of it.
 */
const WALLS: ReadonlySet<number> = new Set([401, 403, 405, 429, 999]);

/** Whether another site's answer says nothing about the page itself. */
export function isBotWall(status: number | null): boolean {
  return status !== null && WALLS.has(status);
}

/** Own pages behind a login, and those that were asked for too fast: there, but not for us. */
const CLOSED: ReadonlySet<number> = new Set([401, 403, 407, 429]);

/** Whether an own page's answer refuses us without saying that the page is gone. */
export function isClosed(status: number | null): boolean {
  return status !== null && CLOSED.has(status);
}
