// The set `freshwiki`: how near what is printed comes to the lead that people wrote, beside plain ways to choose sentences.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { baselinesOf } from './baselines.mjs';
import { printedSentences } from './galley.mjs';
import { rougeL, rougeN } from './scores/rouge.mjs';

const FILE = path.join(import.meta.dirname, 'sets', 'freshwiki', 'articles.jsonl.gz');
const MEASURES = {
  'ROUGE-1': (own, lead) => rougeN(own, lead, 1),
  'ROUGE-2': (own, lead) => rougeN(own, lead, 2),
  'ROUGE-L': rougeL,
};
const TARGETS = { 'ROUGE-1': 0.433, 'ROUGE-2': 0.131, 'ROUGE-L': 0.21 };
/** FreshWiki does not record paragraphs. */
const PARAGRAPH = 4;

/** @returns `[{ title, lead, sections: [[depth, heading, [sentence]]] }]` */
export async function readArticles() {
  const lines = gunzipSync(await readFile(FILE))
    .toString('utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => JSON.parse(line));
}

/** The body of an article as it is pasted into a brief. */
export function pasted({ sections }) {
  return sections
    .flatMap(([depth, heading, sentences]) => [`${'#'.repeat(depth)} ${heading}`, ...paragraphsOf(sentences)])
    .join('\n\n');
}

/** The article of an entry as the product writes it from the entry's body; written once for all sets that ask for it. */
function written(article, { galley, once }) {
  const { title, lead } = article;
  const words = Math.max(150, galley.text.countWords(lead, 'en'));
  const settings = {
    word_count: words,
    sources: [{ title, text: pasted(article) }],
    source_policy: 'only_given',
  };
  return once(`freshwiki/${title}`, () => galley.write({ input: title, language: 'en', settings }));
}

export async function writtenArticles(context) {
  const results = [];
  for (const article of context.some(await readArticles())) {
    context.tell(`freshwiki: ${article.title}`);
    results.push({ id: article.title, language: 'en', article, result: await written(article, context) });
  }
  return results;
}

export async function freshwiki(context) {
  const { countWords, stemOf, termsOf } = context.galley.text;
  const stems = (text) =>
    (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => stemOf(word, 'en'));
  const scores = new Map();
  for (const { id, article, result } of await writtenArticles(context)) {
    const lead = stems(article.lead);
    const words = countWords(article.lead, 'en');
    const sentences = article.sections
      .flatMap(([, , said]) => said)
      .map((text) => ({ text, terms: termsOf(text, 'en'), words: countWords(text, 'en') }));
    const texts = {
      'as printed': [
        result.failure
          ? ''
          : printedSentences(result.made.draft)
              .map(({ text }) => text)
              .join(' '),
      ],
      ...baselinesOf(sentences, words),
    };
    for (const [way, ones] of Object.entries(texts))
      for (const [measure, score] of Object.entries(MEASURES)) {
        const cut = ones.map((text) => score(stems(text.split(/\s+/).slice(0, words).join(' ')), lead));
        const items = scores.get(`${measure}, ${way}`) ?? [];
        scores.set(`${measure}, ${way}`, items);
        items.push({ id, hits: cut.reduce((sum, each) => sum + each, 0) / cut.length, of: 1 });
      }
  }
  return [...scores].map(([measure, items]) => {
    const [name, way] = measure.split(', ');
    return { set: 'freshwiki', measure, items, ...(way === 'as printed' ? { least: TARGETS[name] } : {}) };
  });
}

function paragraphsOf(sentences) {
  return Array.from({ length: Math.ceil(sentences.length / PARAGRAPH) }, (_, at) =>
    sentences.slice(at * PARAGRAPH, (at + 1) * PARAGRAPH).join(' '),
  );
}
