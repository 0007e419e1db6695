import { foldText, WordRuns, termsOf } from '../../../libs/text/index.js';
import { proseOf } from '../prose.js';
import { slugOfArticle } from '../slug.js';
import {
  defineCheck,
  withoutFacts,
  type DeskItem,
  type Finding,
  type PublishedNeighbours,
} from './desk-check.js';
import { shortened } from './draft-sentences.js';

/** A common run of this many words is no idiom. */
export const DUPLICATION_SHINGLE = 8;
const WARN_SHARE = 0.1;
const FAIL_SHARE = 0.25;
/** A run of this many words is a copied passage, however long the article. */
const FAIL_RUN = 60;
/** Of the terms of two titles. */
const ALIKE_TITLES = 0.8;

/** The article does not repeat what the edition has published. Quotations that name their source are left out. */
export const duplicationDomain = defineCheck(
  { name: 'duplication_domain', version: 2, blocking: true },
  ({ facts, html, outline, language }) =>
    withoutFacts(facts?.published, 'What the edition has published') ??
    findRepetition({ body: html, title: outline.title, language }, facts?.published ?? NOTHING),
);

const NOTHING: PublishedNeighbours = { alike: [], titles: [] };

/** For a draft, and for an article before it is published. @param article its HTML, title and language */
export function findRepetition(
  article: { readonly body: string; readonly title: string; readonly language: string },
  published: PublishedNeighbours,
): Finding {
  const prose = proseOf(article.body);
  const overlaps = published.alike.map((other) => ({
    other,
    ...new WordRuns(proseOf(other.body), DUPLICATION_SHINGLE, article.language).overlapOf(prose),
  }));
  // A little copied from each of many articles is as much repetition as all of one.
  const said = new Set(overlaps.flatMap(({ shared }) => shared));
  const score = said.size / Math.max(1, overlaps[0]?.runs ?? 0);
  const copied = overlaps.some(({ longest }) => longest >= FAIL_RUN);
  const items = overlaps
    .filter(({ share, longest }) => (score >= WARN_SHARE ? share > 0 : longest >= FAIL_RUN))
    .sort((a, b) => b.share - a.share)
    .map(({ other, share, longest }): DeskItem => {
      const where = `“${shortened(other.title)}” (${other.id})`;
      return {
        blockId: null,
        message: `${Math.round(share * 100)}% stands in ${where}, ${longest} words in one run.`,
      };
    });
  const named = alikeTitles(article, published);
  for (const { title, id } of named)
    items.push({ blockId: null, message: `The title is much like “${shortened(title)}” (${id}).` });
  const failed = score >= FAIL_SHARE || copied;
  return {
    verdict: failed ? 'fail' : items.length > 0 ? 'warn' : 'pass',
    score,
    threshold: FAIL_SHARE,
    summary:
      items.length === 0
        ? 'Little or nothing of it stands in a published article of the edition.'
        : `It is like ${items.length === 1 ? 'an article' : 'articles'} that the edition has published.`,
    items,
  };
}

function alikeTitles(
  { title, language }: { readonly title: string; readonly language: string },
  { titles }: PublishedNeighbours,
): PublishedNeighbours['titles'] {
  const own = new Set(termsOf(title, language));
  const [folded, slug] = [foldText(title), slugOfArticle(title, language)];
  return titles.filter((other) => {
    // The store appends `-2` where two articles have the same slug.
    if (foldText(other.title) === folded || (slug !== '' && other.slug.replace(/-\d+$/, '') === slug))
      return true;
    const theirs = new Set(termsOf(other.title, language));
    const both = [...own].filter((term) => theirs.has(term)).length;
    const all = own.size + theirs.size - both;
    return all > 0 && both / all >= ALIKE_TITLES;
  });
}
