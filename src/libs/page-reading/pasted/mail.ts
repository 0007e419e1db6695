import type { Piece } from './pieces.js';
import { endsLine } from './wrapping.js';

const HEADER =
  /^(?:from|to|cc|bcc|subject|date|sent|reply-to|von|an|betreff|datum|gesendet|kopie|de|à|objet|envoyé|para|asunto|fecha|enviado|da|a|oggetto|data|inviato|aan|onderwerp|verzonden|assunto|差出人|宛先|件名|日時|送信日時|보낸 ?사람|받는 ?사람|제목|날짜|发件人|收件人|主题|日期|寄件者|收件者|主旨|от|кому|тема|дата|من|إلى|الموضوع|التاريخ)\s?[:：]\s?\S/iu;
/** Chosen: of three lines or more; "From:" and "To:" alone may be said of a train. */
const FEWEST_HEADERS = 3;

const WROTE =
  /^(?:on\s.{4,120}\swrote|am\s.{4,120}\sschrieb.{0,80}|le\s.{4,120}\sa écrit\s?|el\s.{4,120}\sescribió|il\s.{4,120}\sha scritto|op\s.{4,120}\sschreef.{0,80}|em\s.{4,120}\sescreveu|-{2,}\s?(?:original message|forwarded message|ursprüngliche nachricht|message d'origine|mensaje original|messaggio originale|oorspronkelijk bericht|mensagem original)\s?-{2,})\s?:?$/iu;

const GREETING =
  /^(?:dear|hi|hello|hey|good (?:morning|afternoon|evening)|sehr geehrte[rs]?|liebe[rs]?|hallo|guten (?:tag|morgen)|bonjour|chère?s?|madame|monsieur|estimad[oa]s?|hola|buenos días|gentil[ei]|car[oi]|cara|buongiorno|beste|geachte|prezad[oa]s?|olá|уважаем\p{L}{2}|здравствуйте|добрый день)(?:\s.{0,60})?[,!:，！]?$/iu;
const GREETING_EAST = /^(?:.{1,30}(?:様|さま|殿|各位|님께?)|.{0,20}(?:您好|你好)|拝啓)[,，、:：!！]?$/u;

const CLOSING =
  /^(?:(?:with )?(?:(?:best|kind|kindest|warm|many)\s\S{3,10}|regards|thanks)|best|cheers|sincerely|yours (?:sincerely|faithfully|truly)|thank you|thanks again|mit freundlichen grüßen|(?:viele|beste|liebe|herzliche) grüße|cordialement|bien à vous|salutations|(?:un )?saludos?(?: cordiales)?|atentamente|cordiali saluti|distinti saluti|saluti|met vriendelijke groet(?:en)?|groeten|atenciosamente|com os melhores cumprimentos|abraços|с уважением|以上|敬具|よろしくお願いいたします|감사합니다|此致|敬上|مع التحية)[,.!，。！]?$/iu;
/** Chosen: a name, a role, an address, a telephone number and what else a letter ends with. */
const MOST_SIGNED = 10;

/** @returns the indexes of what makes a text a letter and is no part of what it says: headers, greeting, signature. */
export function mailParts(pieces: readonly Piece[]): ReadonlySet<number> {
  const parts = new Set<number>();
  const headers = pieces.flatMap(({ kind, text }, index) =>
    kind === 'text' && isHeader(text) ? [index] : [],
  );
  for (const run of runsOf(headers))
    if (run.length >= FEWEST_HEADERS) for (const index of run) parts.add(index);
  for (const [index, { kind, text }] of pieces.entries())
    if (kind === 'text' && text.length <= 240 && WROTE.test(text)) parts.add(index);
  const first = pieces.findIndex((_, index) => !parts.has(index));
  if (isGreeting(pieces[first])) parts.add(first);
  for (const index of signature(pieces)) parts.add(index);
  return parts;
}

function isHeader(text: string): boolean {
  return text.length <= 400 && HEADER.test(text);
}

function isGreeting(piece: Piece | undefined): boolean {
  if (piece?.kind !== 'text' || piece.text.length > 80) return false;
  return (GREETING.test(piece.text) && !/[.?]$/.test(piece.text)) || GREETING_EAST.test(piece.text);
}

/** From the words that close a letter, or the mark of a signature, to the end, when only short lines follow. */
function signature(pieces: readonly Piece[]): number[] {
  for (let index = Math.max(0, pieces.length - MOST_SIGNED); index < pieces.length; index += 1) {
    const { kind, text } = pieces[index] ?? { kind: 'rule', text: '' };
    const isMark = kind === 'text' && (text === '--' || (text.length <= 60 && CLOSING.test(text)));
    const rest = pieces.slice(index + 1);
    if (!isMark || !rest.every((piece) => piece.kind === 'text' && isSigned(piece.text))) continue;
    return Array.from({ length: pieces.length - index }, (_, place) => index + place);
  }
  return [];
}

function isSigned(text: string): boolean {
  return text.length <= 80 && (!endsLine(text) || text.length <= 30);
}

function* runsOf(indexes: readonly number[]): Generator<number[]> {
  let run: number[] = [];
  for (const index of indexes) {
    if (run.length > 0 && index !== (run.at(-1) ?? 0) + 1) {
      yield run;
      run = [];
    }
    run.push(index);
  }
  yield run;
}
