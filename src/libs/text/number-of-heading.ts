/** Books have fewer sections under one number; what is called Section 230 is a law. */
const MOST_SECTIONS = 40;

/**
 * @param number what stands before a heading, with the mark and the space behind it: `Section 230: `, `5.4.1. `
 * @param rest what stands behind it
 * @returns whether the number is part of what the heading says, and not the place of the heading in its book
 */
export function isNumberOfName(number: string, rest: string): boolean {
  const section = /^section\s+(\d+)[^\d.]*(?:\.\s*)?$/i.exec(number)?.[1];
  if (section !== undefined && Number(section) > MOST_SECTIONS) return true;
  // `5.4.1. dpkg`, `2) dpkg`: no name has a number of two levels and a full stop behind it, or half a bracket.
  if (/^[\dA-Z]+(?:\.\d+)+\.\s+$|\)\s*$/.test(number)) return false;
  return /^["'“‘«„(]?\p{Ll}/u.test(rest);
}
