import type { RootedBlock } from './blocks.js';

/** Elements that only lay out a page; any other element is part of a text. */
const CONTAINER = /^(?:div|section|aside|center|address|td|form)$/;

/** An imprint is shorter than half of the article above it; a third and two thirds gave the same on 621 pages. */
const LARGEST_PART = 1 / 2;

/**
 * What publishers say about themselves below an article. One of these may be the subject of the article; two together, in
 * a box after the text, are not.
 */
const SIGNS: readonly RegExp[] = [
  /\b(?:GmbH|Ltd|Limited|LLC|Inc|PLC|plc|Corp|AG|Pty|SARL|ApS)\b|\be\.\s?V\.|\bS\.\s?p\.\s?A\.|\bS\.\s?A\.|\bB\.\s?V\./,
  /\bregistered (?:company|office|charity|business|in|as|under|with|trade ?marks?)\b|\bcompany (?:number|no|registered|registration)\b|\bregistration (?:number|no)\b|Handelsregister|Amtsgericht|\bSIRET\b|\bRCS\b|registro mercantil|registro (?:delle )?imprese|\bKvK\b/i,
  /managing directors?\b|Geschäftsführ|Vorstand\b|represented by|vertreten durch|directeur de (?:la )?publication|\bgérant/i,
  /\bVAT\b|\bUSt-?Id|Umsatzsteuer|\bTVA\b|\bIVA\b|\bBTW\b|\btax (?:id|number)\b/i,
  /newsletter|mailing list|\bnever miss\b|\binbox\b|nichts verpassen/i,
  /\bsubscribe\b|\bsign up\b|abonnier|abonnez|inscrivez|suscríb|iscriviti|\banmelden\b/i,
  /©|\bcopyright\b|\(c\) ?(?:19|20)\d\d/i,
  /all rights reserved|alle rechte vorbehalten|tous droits réservés|todos los derechos|tutti i diritti|alle rechten voorbehouden/i,
  /\bprivacy\b|\bcookies\b|\bterms (?:of|and)\b|\bimprint\b|Impressum|Datenschutz|mentions légales|aviso legal|\bdisclaimer\b/i,
  /\b(?:contact|follow|visit|email|e-mail|call|write to) us\b|folgen sie uns|suivez-nous|síguenos|\bphone\b|\bTel(?:efon)?[.:]|\bfax\b|\S@\S/i,
];
/** One sign alone may be the subject of the text. */
const FEWEST_SIGNS = 2;

/** Chosen: in the worst case the search for a box scans the whole page. */
const MOST_BOXES = 5;

/**
 * Leaves out what a publisher says about itself after the last section, in a box without a telling name. Such a box has no
 * heading in it or directly above it, it ends the page, it is short, and it has two of the signs.
 */
export function withoutImprint(blocks: readonly RootedBlock[]): readonly RootedBlock[] {
  let rest = blocks;
  for (let count = 0; count < MOST_BOXES; count += 1) {
    const box = lastBox(rest);
    if (!box) break;
    const inside = rest.slice(box.start);
    const before = rest.slice(0, box.start);
    const isSmall = lengthOf(inside) <= LARGEST_PART * lengthOf(before);
    if (!isSmall || before.at(-1)?.kind === 'heading' || !tellsOfPublisher(inside)) break;
    rest = before;
  }
  return rest;
}

/** @returns the index at which the largest box without heading, code or table begins that ends the page; null for none. */
function lastBox(blocks: readonly RootedBlock[]): { readonly start: number } | null {
  let found: { start: number } | null = null;
  let start = blocks.length;
  for (const element of blocks.at(-1)?.path ?? []) {
    while (start > 0 && blocks[start - 1]?.path.includes(element)) {
      start -= 1;
      if (/^(?:heading|code|table)$/.test(blocks[start]?.kind ?? '')) return found;
    }
    if (CONTAINER.test(element.localName) && start > 0) found = { start };
  }
  return found;
}

function tellsOfPublisher(blocks: readonly RootedBlock[]): boolean {
  const text = blocks.map((block) => block.text).join(' ');
  return SIGNS.filter((sign) => sign.test(text)).length >= FEWEST_SIGNS;
}

function lengthOf(blocks: readonly RootedBlock[]): number {
  return blocks.reduce((sum, block) => sum + block.text.length, 0);
}
