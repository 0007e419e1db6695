import { XMLValidator } from 'fast-xml-parser';

/** XML that is whole and declares nothing of its own: a document type may bring entities, and those may bring anything. */
export function isPlainXml(xml: string): boolean {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- its successor package is a month old
  return !/<!DOCTYPE/i.test(xml.slice(0, 2000)) && XMLValidator.validate(xml) === true;
}

/** Of text that was parsed without expanding entities: the five of XML, and the number that ampersands are written by. */
export function decodeEntities(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos|#38);/g, (_all, entity: string) => ENTITIES[entity] ?? '');
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#38': '&',
};

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
