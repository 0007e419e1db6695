import type { RootedBlock } from './blocks.js';

/** What only places things on a page; any other element is part of a text. */
const CONTAINER = /^(?:div|section|aside|center|address|td|form)$/;

/** An imprint is shorter than half of the article above it; a third and two thirds gave the same on 621 pages. */
const LARGEST_PART = 1 / 2;

/**
 * What publishers say of themselves below an article. Each by itself may be the subject of one; two together, in a box
 * behind the text, are not.
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
/** One alone may be the subject of the text. */
const FEWEST_SIGNS = 2;

/** Looking for a box goes through the whole page at worst. */
const MOST_BOXES = 5;

/**
 * Leaves out what a publisher says of itself behind the last section, in a box that no name gives away. Such a box has
 * no heading, nor does a heading stand right above it; it ends the page, it is short, and two signs tell what it is.
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

/** @returns where the largest box starts that ends the page and holds neither heading nor code nor table; null for none. */
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
