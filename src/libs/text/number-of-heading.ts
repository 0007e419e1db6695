/** Chosen: books have fewer sections under one number; "Section 230" is a law. */
const MOST_SECTIONS = 40;

/**
 * @param number the text before a heading, with its mark and space: `Section 230: `, `5.4.1. `
 * @param rest the text after it
 * @returns whether the number is part of the heading's meaning, and not its place in a book
 */
export function isNumberOfName(number: string, rest: string): boolean {
  const section = /^section\s+(\d+)[^\d.]*(?:\.\s*)?$/i.exec(number)?.[1];
  if (section !== undefined && Number(section) > MOST_SECTIONS) return true;
  // `5.4.1. dpkg`, `2) dpkg`: no name has a number of two levels and a full stop, or half a bracket.
  if (/^[\dA-Z]+(?:\.\d+)+\.\s+$|\)\s*$/.test(number)) return false;
  return /^["'“‘«„(]?\p{Ll}/u.test(rest);
}
