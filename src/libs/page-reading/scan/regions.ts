import { POSITIONS, type Position } from '../facts/page-facts.js';
import { TAG } from './tags.js';

/** Numbers of POSITIONS. */
export const MAIN = 0;
const NAV = 1;
const HEADER = 2;
const FOOTER = 3;
const ASIDE = 4;

/** The landmark of an element: `role` says of a `div` what the tag says of a `nav`. */
const BY_ROLE: ReadonlyMap<string, number> = new Map([
  ['navigation', NAV],
  ['banner', HEADER],
  ['contentinfo', FOOTER],
  ['complementary', ASIDE],
]);

/** @param around the region that contains the element */
export function regionOf(tag: number, role: string | null, around: number): number {
  if (role !== null) return BY_ROLE.get(role.trim().toLowerCase()) ?? byTag(tag, around);
  return byTag(tag, around);
}

function byTag(tag: number, around: number): number {
  switch (tag) {
    case TAG.nav:
      return NAV;
    case TAG.header:
      return HEADER;
    case TAG.footer:
      return FOOTER;
    case TAG.aside:
      return ASIDE;
    default:
      return around;
  }
}

export function positionOf(region: number): Position {
  return POSITIONS[region] ?? 'main';
}
