import type { StoredPhrase, StoredPhrases } from '../ngram-parts.js';

/** A stored phrase with its addresses written out. */
export interface PresentedPhrase extends Omit<StoredPhrase, 'max' | 'linkedTo' | 'samples'> {
  readonly max: { readonly url: string; readonly count: number; readonly words: number };
  readonly linkedTo: readonly { readonly url: string; readonly links: number }[];
  readonly samples: readonly { readonly url: string; readonly count: number; readonly context: string }[];
}

const MOST_LINKED = 3;
const MOST_SAMPLES = 5;

/** @returns the phrases of several languages as one list, each once */
export function joinPhrases(lists: readonly StoredPhrases[]): readonly PresentedPhrase[] {
  const [only] = lists;
  if (only && lists.length === 1) return only.phrases.map((phrase) => presented(phrase, only.urls));
  const joined = new Map<string, PresentedPhrase>();
  for (const { urls, phrases } of lists)
    for (const stored of phrases) {
      const phrase = presented(stored, urls);
      const known = joined.get(phrase.text);
      joined.set(phrase.text, known ? join(known, phrase) : phrase);
    }
  return [...joined.values()];
}

function presented(phrase: StoredPhrase, urls: readonly string[]): PresentedPhrase {
  const urlOf = (number: number) => urls[number] ?? '';
  const [url, count, words] = phrase.max;
  return {
    ...phrase,
    max: { url: urlOf(url), count, words },
    linkedTo: phrase.linkedTo.map(([to, links]) => ({ url: urlOf(to), links })),
    samples: phrase.samples.map(([page, onPage, context]) => ({ url: urlOf(page), count: onPage, context })),
  };
}

function join(one: PresentedPhrase, other: PresentedPhrase): PresentedPhrase {
  const more = one.count >= other.count ? one : other;
  const sum = (at: 0 | 1 | 2 | 3 | 4) => one.in[at] + other.in[at];
  return {
    text: one.text,
    count: one.count + other.count,
    pages: one.pages + other.pages,
    tfidf: one.tfidf + other.tfidf,
    boilerplate: one.boilerplate && other.boilerplate,
    in: [sum(0), sum(1), sum(2), sum(3), sum(4)],
    max: one.max.count >= other.max.count ? one.max : other.max,
    linkedTo: joinLinks([...one.linkedTo, ...other.linkedTo]),
    // Each is counted against the page that its own language links to first.
    unlinkedPages: one.unlinkedPages + other.unlinkedPages,
    samples: [...one.samples, ...other.samples].sort((a, b) => b.count - a.count).slice(0, MOST_SAMPLES),
    hiddenBy: one.hiddenBy & other.hiddenBy,
    hiddenByPlain: one.hiddenByPlain & other.hiddenByPlain,
    stop: more.stop,
  };
}

function joinLinks(links: PresentedPhrase['linkedTo']): PresentedPhrase['linkedTo'] {
  const byUrl = new Map<string, number>();
  for (const { url, links: count } of links) byUrl.set(url, (byUrl.get(url) ?? 0) + count);
  return [...byUrl]
    .map(([url, count]) => ({ url, links: count }))
    .sort((a, b) => b.links - a.links || (a.url < b.url ? -1 : 1))
    .slice(0, MOST_LINKED);
}
