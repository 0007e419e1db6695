// The set `citations`: whether what is printed cites what it says it cites, and whether it can be read by itself. Its rules are
// its own, so that an engine cannot agree with itself.
import { printedSentences } from './galley.mjs';
import { writtenArticles } from './freshwiki.mjs';
import { readingSet } from './read.mjs';
import { writtenSubjects } from './subject.mjs';

/** English words that point back at what was said just before. */
const OPENER =
  /^(?:this|these|that|those|it|its|he|she|his|her|they|their|them|such|however|therefore|thus|moreover|furthermore|instead|then|consequently|nevertheless|otherwise|hence|similarly|likewise|also|so|but|and|or|yet|the (?:latter|former|same)|as a result|for (?:example|instance)|in (?:addition|contrast)|(?:in|for|with|to|at|by|on|from|after|before) (?:this|these|that|those|such)|on the other hand|after that|both|another|others?)\b/i;
/** An “it” that stands for nothing said before. */
const EMPTY_IT =
  /^it (?:is|was|will be|has been|seems|appears|takes|took|costs?)\b[^.]*\b(?:that|to|who|when)\b/i;
const POINTER =
  /\b(?:(?:see|cf\.)(?: also)? (?:the )?(?:section|chapter|figure|table|page|appendix|below|above|next)|(?:figure|fig\.|chapter|table|section|appendix) [\dA-Z][\d.]*\b|as (?:shown|described|mentioned|discussed) (?:above|below|earlier)|the following (?:table|figure|list|example|section)|aforementioned|the above|above-mentioned|(?:previous|preceding|next|this) (?:section|chapter|page|book|manual))\b/i;

export async function citations(context) {
  const [town, handbook] = await writtenSubjects(context, 'natural');
  const own = [
    ...(await writtenArticles(context)),
    ...(await writtenTexts(context)),
    ...inEnglish(town.written),
  ];
  return [
    ...rowsOf('citations', own),
    ...(handbook.missing === undefined
      ? rowsOf('citations, handbook', inEnglish(handbook.written))
      : [{ set: 'citations, handbook', measure: 'all of these', missing: handbook.missing }]),
  ];
}

function inEnglish(written) {
  return written.map((each) => ({ ...each, language: 'en' }));
}

function rowsOf(set, written) {
  const rows = { recall: [], precision: [], dangling: [], pointers: [], repeated: [], html: [] };
  for (const { id, result, language } of written) {
    if (result.failure) continue;
    const { draft, research, checks } = result.made;
    const sources = new Map(research.sources.map((source) => [source.id, source]));
    const sentences = printedSentences(draft);
    const asserting = sentences.filter(({ framing, kind }) => !framing && kind !== 'subheading');
    const cited = asserting.flatMap(({ text, evidence }) => evidence.map((each) => ({ text, ...each })));
    const stands = ({ sourceId, quote, start, end }) =>
      quote !== '' && sources.get(sourceId)?.text.slice(start, end) === quote;
    const of = asserting.length;
    rows.recall.push({ id, hits: asserting.filter(({ evidence }) => evidence.some(stands)).length, of });
    rows.precision.push({
      id,
      hits: cited.filter((each) => stands(each) && isSaid(each)).length,
      of: cited.length,
    });
    rows.repeated.push({ id, hits: repeats(asserting), of });
    const valid = checks.checks.find(({ name }) => name === 'html_valid')?.verdict === 'pass';
    rows.html.push({ id, hits: valid ? 1 : 0, of: 1 });
    if (language !== 'en') continue;
    rows.dangling.push({ id, hits: dangling(sentences, sources), of });
    rows.pointers.push({ id, hits: asserting.filter(({ text }) => pointsAway(text)).length, of });
  }
  const row = (name, measure, rest) => ({ set, measure, items: rows[name], ...rest });
  return [
    row('recall', 'sentences with a citation that stands at its place', { least: 1 }),
    row('precision', 'citations at their place that say the sentence', { least: 1 }),
    row('dangling', 'sentences that point back at what is not before them', { most: 0 }),
    row('pointers', 'sentences that point at a figure, table or chapter', { most: 0 }),
    row('repeated', 'sentences printed twice in an article', { most: 0 }),
    row('html', 'articles with valid HTML', { least: 1 }),
  ];
}

async function writtenTexts({ galley, once, some, tell }) {
  const entries = (await readingSet()).filter(({ site }) => site === undefined);
  const results = [];
  for (const { id, brief } of some(entries)) {
    tell(`citations: ${id}`);
    results.push({ id, language: brief.language, result: await once(id, () => galley.write(brief)) });
  }
  return results;
}

/** Three quarters of the words of a sentence stand in what it cites, or the sentence is made of it in part. */
function isSaid({ text, quote }) {
  const said = new Set(wordsOf(quote));
  const words = wordsOf(text);
  return words.filter((word) => said.has(word)).length >= 0.75 * words.length;
}

/** Sentences that point back, or on by a colon, and were not printed beside the sentence that stands there in their source. */
export function dangling(sentences, sources) {
  const isBehind = (before, sentence) => {
    if (!before || !sentence || before.heading !== sentence.heading) return false;
    const [own] = sentence.evidence;
    const last = before.evidence.at(-1);
    if (!own || last?.sourceId !== own.sourceId || own.start < last.end) return false;
    return !/[\p{L}\p{N}]/u.test(sources.get(own.sourceId).text.slice(last.end, own.start));
  };
  return sentences.filter((sentence, at) => {
    const pointsBack = OPENER.test(sentence.text) && !EMPTY_IT.test(sentence.text);
    if (pointsBack && !isBehind(sentences[at - 1], sentence)) return true;
    return sentence.text.endsWith(':') && !isBehind(sentence, sentences[at + 1]);
  }).length;
}

/** Whether a sentence names a part of its source that is not printed with it: a figure, a chapter, the page itself. */
export function pointsAway(text) {
  return POINTER.test(text);
}

function repeats(sentences) {
  const seen = new Set();
  return sentences.filter(({ text }) => {
    const bare = wordsOf(text).join(' ');
    const isTwice = seen.has(bare);
    seen.add(bare);
    return isTwice;
  }).length;
}

function wordsOf(text) {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
