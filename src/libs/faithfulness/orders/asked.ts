import { CueIndex, CueList, type Cue } from '../cues.js';
import { type ByLanguage, inLanguage } from './by-language.js';
import { ORDERS_DE } from './order-words-de.js';
import { ORDERS_EN } from './order-words-en.js';
import { ORDERS_ES } from './order-words-es.js';
import { ORDERS_FR } from './order-words-fr.js';
import type { OrderWords } from './order-words.js';

const WORD = /\p{L}+|\p{N}+(?:[.,]\p{N}+)*|[%"“”„«»()–—¡¿]|[.,;:!?](?=[\s"”»)]|$)/gu;
const MARKS = new Set([
  ',',
  ';',
  ':',
  '.',
  '!',
  '?',
  '"',
  '“',
  '”',
  '„',
  '«',
  '»',
  '(',
  ')',
  '–',
  '—',
  '¡',
  '¿',
]);
const HOST =
  /(?<![\p{L}\p{N}.@-])(?:[\p{L}\p{N}-]{2,40}\.){1,3}(?:com|org|net|info|biz|shop|store|online|travel|eu|uk|us|ca|au|io|de|at|ch|fr|be|es|it|nl|pt|se|no|dk|pl|jp|example)(?![\p{L}\p{N}(])/u;
/** Chosen, in words between a duty and the verb of saying: where writers are addressed, and where they are not. */
const FAR = 20;
const NEAR = 3;

type ListName = Exclude<keyof OrderWords, 'praiseEnding'>;
type Lists = Readonly<Record<ListName, CueList>> &
  Pick<OrderWords, 'praiseEnding'> & { readonly isVerbLast: boolean };

const index = new CueIndex();

function listsOf(words: OrderWords, isVerbLast = false): Lists {
  const { praiseEnding, ...cues } = words;
  const lists = Object.fromEntries(
    Object.entries(cues).map(([name, list]) => [name, index.add(new CueList(list))]),
  ) as Record<ListName, CueList>;
  return { ...lists, praiseEnding, isVerbLast };
}

const LISTS: ByLanguage<Lists> = {
  en: listsOf(ORDERS_EN),
  de: listsOf(ORDERS_DE, true),
  fr: listsOf(ORDERS_FR),
  es: listsOf(ORDERS_ES),
};

/** A sentence, read once for all languages. */
class OrderReading {
  readonly words: readonly string[];
  /** The places of words with a capital. */
  readonly capitals: ReadonlySet<number>;
  private readonly find: (list: CueList) => readonly Cue[];

  constructor(readonly text: string) {
    const written: readonly string[] = text.match(WORD) ?? [];
    this.words = written.map((word) =>
      /^\p{N}/u.test(word) ? '#' : /^[“„«]/u.test(word) ? '"' : word.toLowerCase(),
    );
    this.capitals = new Set([...written.keys()].filter((at) => /^\p{Lu}/u.test(written[at] ?? '')));
    this.find = index.find(this.words);
  }

  cues(list: CueList): readonly Cue[] {
    return this.find(list);
  }

  has(list: CueList): boolean {
    return this.find(list).length > 0;
  }

  /** Whether a word with a capital, which begins no sentence, stands there or behind. */
  hasNameFrom(place: number): boolean {
    return [...this.capitals].some(
      (at) => at >= place && at > 0 && !/^[.!?:]$/.test(this.words[at - 1] ?? ''),
    );
  }

  /** Those with which a clause begins, behind "please" and its like. */
  opening(list: CueList, softly: CueList): readonly Cue[] {
    const soft = this.cues(softly);
    const begins = (at: number): boolean => {
      const before = this.words[at - 1];
      if (before === undefined || MARKS.has(before)) return true;
      const lead = soft.find((cue) => cue.at + cue.length === at);
      return lead !== undefined && begins(lead.at);
    };
    return this.cues(list).filter(({ at }) => begins(at));
  }
}

/** The last one: each sentence is asked for orders and for advertisements. */
let lastRead: OrderReading | null = null;

function readingOf(text: string): OrderReading {
  if (lastRead?.text !== text) lastRead = new OrderReading(text);
  return lastRead;
}

/** The verb of saying under an order; null for none. @param reach words between the duty and the verb */
function orderIn(reading: OrderReading, lists: Lists, reach: number): Cue | null {
  const { words } = reading;
  const duties = reading.cues(lists.duty);
  const auxiliaries = reading.cues(lists.toBe);
  const isBehind =
    ({ at }: Cue) =>
    (cue: Cue) =>
      at >= cue.at + cue.length && at - cue.at - cue.length <= reach;
  const under = reading
    .cues(lists.say)
    .find(
      (cue) =>
        duties.some(isBehind(cue)) ||
        ((words[cue.at - 1] === 'zu' || /\p{L}zu\p{L}/u.test(words[cue.at] ?? '')) &&
          auxiliaries.some(isBehind(cue))),
    );
  const object = reading.cues(lists.object);
  const first = reading.opening(lists.order, lists.softly).find(({ at, length }) => {
    const end = at + length;
    return (
      lists.object.patterns.length === 0 ||
      object.some((cue) => cue.at === end) ||
      reading.capitals.has(end) ||
      MARKS.has(words[end] ?? '')
    );
  });
  return first ?? under ?? null;
}

const THAT = /^(?:that|dass|que?)$/u;
const IF = /^(?:if|when|whenever|wenn|falls|si|lorsque|quand|cuando)$/u;

/** Whether a sentence tells writers to praise its subject, to name it or to link to it, by the classes of its words. */
export function asksToPraise(text: string, language?: string): boolean {
  const reading = readingOf(text);
  return inLanguage(LISTS, language).some((lists) => {
    const isBeside = (list: CueList, order: Cue) => reading.cues(list).some(({ at }) => at !== order.at);
    const isToWriters = (order: Cue) => isBeside(lists.writers, order) || isBeside(lists.texts, order);
    const far = orderIn(reading, lists, FAR);
    const order = far && isToWriters(far) ? far : orderIn(reading, lists, NEAR);
    if (!order) return false;
    const { words } = reading;
    const from = lists.isVerbLast ? 0 : order.at + order.length;
    const that = reading.cues(lists.that).find((cue) => cue.at + cue.length > from);
    if (that && lists.themselves.has(words[that.at + that.length] ?? '')) return false;
    const hasNameFrom = (place: number) => !lists.isVerbLast && reading.hasNameFrom(place);
    const isMarked = reading.has(lists.mark) && hasNameFrom(0);
    if (isToWriters(order) && (isMarked || reading.has(lists.favour) || HOST.test(text))) return true;
    const isBehind = (cue: Cue) => cue.at >= from;
    const isPraise =
      reading.cues(lists.praise).some(isBehind) ||
      words.slice(from).some((word) => lists.praiseEnding.test(word));
    // Manuals have "never" too, and rules for authors "always".
    if (that && isPraise) return true;
    if (that && isToWriters(order) && reading.cues(lists.absolute).some(isBehind)) return true;
    if (that && THAT.test(words[that.at] ?? '')) {
      // "Journalists must state that …", "state in every article that …", "if you write, say that …".
      const isOrder = reading.opening(lists.order, lists.softly).includes(order);
      const isNext = that.at === order.at + order.length;
      const isNamed = hasNameFrom(that.at);
      if (
        isNamed &&
        isBeside(lists.writers, order) &&
        !reading.cues(lists.texts).some(({ at }) => at > that.at)
      )
        return true;
      if (isOrder && (isBeside(lists.texts, order) || (isNext && IF.test(words[0] ?? '')))) return true;
    }
    return isPraise && isBeside(lists.writers, order);
  });
}

/** What forbids an order before its verb, and behind it. */
const NOT_TO = index.add(new CueList('do not | don t | never | ne | n | no | nunca'));
const NOT = /^(?:nicht|nie|niemals|kein\p{L}*)$/u;

/** "Do not mention the leak." */
function forbidsToSay(reading: OrderReading, lists: Lists): boolean {
  const forbidden = reading.opening(NOT_TO, lists.softly);
  return reading.cues(lists.order).some((order) => {
    const end = order.at + order.length;
    const isNot = forbidden.some(({ at, length }) => at + length === order.at);
    return isNot || NOT.test(reading.words[end] ?? '');
  });
}

/** Whether a sentence orders something to be said or kept back, and so does not say it itself. */
export function asksToSay(text: string): boolean {
  const reading = readingOf(text);
  return inLanguage(LISTS).some((lists) => {
    if (forbidsToSay(reading, lists)) return true;
    const order = orderIn(reading, lists, FAR);
    if (!order) return false;
    const from = lists.isVerbLast ? 0 : order.at + order.length;
    // "Any text on the fossil should advise people to buy shares."
    const isOfTexts = [...reading.cues(lists.writers), ...reading.cues(lists.texts)].some(
      ({ at }) => at < order.at,
    );
    return isOfTexts || reading.cues(lists.that).some((cue) => cue.at + cue.length > from);
  });
}

/** Whether a sentence calls on its readers to buy, order or book, and presses or praises: what nobody reports as a fact. */
export function callsToBuy(text: string, language?: string): boolean {
  if (JAPANESE_CALL.test(text) && JAPANESE_SALE.test(text)) return true;
  const reading = readingOf(text);
  return inLanguage(LISTS, language).some((lists) => {
    if (reading.has(lists.deal)) return true;
    const buys = reading.opening(lists.buy, lists.softly);
    if (buys.length > 0 && (reading.has(lists.press) || reading.has(lists.sell) || HOST.test(text)))
      return true;
    return reading.opening(lists.come, lists.softly).length > 0 && reading.has(lists.sell);
  });
}

/** Japanese has no spaces between words. */
const JAPANESE_CALL = /今すぐ|お早めに|今なら/u;
const JAPANESE_SALE = /予約|購入|注文|申し込み|お得|割引/u;
