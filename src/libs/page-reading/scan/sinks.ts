import { ATTRIBUTE, type Attributes } from './attributes.js';
import { DRAWING_TITLE, HTML, JSON_LD, MODULE, MUTED, STYLE, SVG, TEXT, TITLE } from './open-elements.js';
import { MUTE, TAG } from './tags.js';

/** @returns what happens to the text of an element that is opened inside one with the sink `around` */
export function sinkOf(
  tag: number,
  flags: number,
  space: number,
  around: number,
  attributes: Attributes,
): number {
  if (space === SVG) return ofDrawing(tag, around);
  if ((flags & MUTE) === 0) return around;
  if (space !== HTML) return tag === TAG.annotation || tag === TAG['annotation-xml'] ? MUTED : around;
  if (tag === TAG.title) return TITLE;
  if (tag === TAG.style) return STYLE;
  if (tag !== TAG.script) return MUTED;
  if (isJsonLd(attributes)) return JSON_LD;
  return isModule(attributes) ? MODULE : MUTED;
}

function ofDrawing(tag: number, around: number): number {
  if (tag === TAG.title) return DRAWING_TITLE;
  // HTML inside a drawing is read like HTML outside.
  return tag === TAG.foreignobject ? TEXT : around === DRAWING_TITLE ? around : MUTED;
}

/** Whether it is a module that stands in the page itself. */
export function isModule(attributes: Attributes): boolean {
  const type = attributes.get(ATTRIBUTE.type) ?? '';
  return /^\s*module\s*$/i.test(type) && !attributes.has(ATTRIBUTE.src);
}

export function isJsonLd(attributes: Attributes): boolean {
  return /^\s*application\/ld\+json\s*(?:;|$)/i.test(attributes.get(ATTRIBUTE.type) ?? '');
}
