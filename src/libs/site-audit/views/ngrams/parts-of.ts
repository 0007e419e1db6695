import type { PhraseSample } from './area-details.js';
import { tfidfOf } from './phrases/best-phrases.js';
import { isStoppedAtEdge, ORDERS, orderOf, type Order } from './phrases/each-phrase.js';
import { USE_AREAS, type ChosenPhrases } from './phrases/kept-phrases.js';
import {
  ngramPartName,
  SUMMARY_PART,
  type NgramLanguage,
  type NgramPart,
  type NgramTotals,
  type StoredPhrase,
} from './ngram-parts.js';
import { stopWordsOf } from '../../../text/index.js';

/** The view in parts, small enough that a query reads what it asks for only. */
export function* partsOf(
  all: readonly ChosenPhrases[],
  indexableOnly: boolean,
  urlOf: (id: number) => string,
): Generator<NgramPart> {
  const languages = all
    .map(languageOf)
    .sort((a, b) => b.words - a.words || b.pages - a.pages || (a.lang < b.lang ? -1 : 1));
  const totals = all.flatMap((kept) => kept.totals);
  yield { part: SUMMARY_PART, data: { indexableOnly, languages, totals } };
  for (const kept of all)
    for (const total of kept.totals) for (const order of ORDERS) yield partOf(kept, total, order, urlOf);
}

function languageOf({ language: { lang, pages }, totals }: ChosenPhrases): NgramLanguage {
  const stopWords = stopWordsOf(lang).size;
  return {
    lang,
    pages,
    words: totals.find(({ area }) => area === 'main')?.words ?? 0,
    stopWordList: stopWords === 0 ? null : lang,
    stopWords,
  };
}

function partOf(
  kept: ChosenPhrases,
  total: NgramTotals,
  order: Order,
  urlOf: (id: number) => string,
): NgramPart {
  const { area, lang } = total;
  const urls: string[] = [];
  const known = new Map<number, number>();
  const numberOf = (id: number) => {
    let number = known.get(id);
    if (number === undefined) {
      number = urls.push(urlOf(id)) - 1;
      known.set(id, number);
    }
    return number;
  };
  const phrases: StoredPhrase[] = [];
  for (let number = 0; number < kept.keys.size; number += 1)
    if (orderOf(kept.keys.highOf(number)) === order) {
      const phrase = phraseOf(kept, total, number, numberOf);
      if (phrase) phrases.push(phrase);
    }
  phrases.sort((a, b) => b.count - a.count || b.pages - a.pages || (a.text < b.text ? -1 : 1));
  return { part: ngramPartName(area, lang, order), data: { urls, phrases } };
}

/** @returns null for a phrase that is kept of other areas only */
function phraseOf(
  kept: ChosenPhrases,
  { area, pages: allPages }: NgramTotals,
  number: number,
  urlNumberOf: (id: number) => number,
): StoredPhrase | null {
  const { places, found } = kept.in(area) ?? {};
  const place = places?.[number] ?? -1;
  if (!found || place < 0) return null;
  const count = found.count[place] ?? 0;
  if (count === 0) return null;
  const pages = found.pages[place] ?? 0;
  const isChosen = (low: number, high: number) => (places?.[kept.keys.find(low, high)] ?? -1) >= 0;
  const { all, plain } = found.longer.hiding(place, isChosen);
  const within = found.hasStopWord[place] === 1 ? 'within' : 'none';
  return {
    text: found.texts[place] ?? '',
    count,
    pages,
    tfidf: Math.round(100 * tfidfOf(count, pages, allPages)) / 100,
    boilerplate: found.isBoilerplate(place),
    in: usesOf(kept, number),
    max: [urlNumberOf(found.maxId[place] ?? 0), found.maxCount[place] ?? 0, found.maxWords[place] ?? 0],
    linkedTo: kept.targetsOf(number).map(({ id, links }) => [urlNumberOf(id), links] as const),
    unlinkedPages: kept.unlinkedPages[number] ?? 0,
    samples: (found.samples[place] ?? []).map(
      ({ id, count: onPage, context }: PhraseSample) => [urlNumberOf(id), onPage, context] as const,
    ),
    hiddenBy: all,
    hiddenByPlain: plain,
    stop: isStoppedAtEdge(kept.keys.highOf(number)) ? 'edge' : within,
  };
}

function usesOf({ uses }: ChosenPhrases, number: number): StoredPhrase['in'] {
  const from = number * USE_AREAS.length;
  const [title = 0, h1 = 0, headings = 0, anchor = 0, body = 0] = uses.subarray(
    from,
    from + USE_AREAS.length,
  );
  return [title, h1, headings, anchor, body];
}
