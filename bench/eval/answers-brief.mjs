// The set `answers_brief`: whether the desk says of an article whether it answers its brief. The articles are put together
// from the labelled texts of other sets, so each is known to be whole, half or off its subject.
import { readArticles, pasted } from './freshwiki.mjs';
import { headingTexts } from './headings.mjs';
import { withTown } from './subject.mjs';

const KINDS = ['whole', 'half', 'off'];
/** What the desk should say of each kind. */
const RIGHT = { whole: ['pass', 'warn'], half: ['warn', 'fail'], off: ['fail'] };
/** Of an encyclopedia's articles the first sections are enough to judge by. */
const SECTIONS = 8;

export async function answersBrief(context) {
  const held = [...(await headingPairs(context)), ...(await townPairs(context))];
  return [...rowsOf('answers_brief', held), ...rowsOf('answers_brief, freshwiki', await wikiPairs(context))];
}

/** @param judged `[{ id, kind, verdict }]` */
export function rowsOf(set, judged) {
  const row = (measure, items) => ({ set, measure, items });
  const counted = (kinds, wanted) =>
    judged
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ id, kind, verdict }) => ({
        id: `${id}/${kind}`,
        hits: Number(wanted(kind).includes(verdict)),
        of: 1,
      }));
  return [
    row(
      'whole articles passed',
      counted(['whole'], () => ['pass']),
    ),
    row(
      'whole articles failed',
      counted(['whole'], () => ['fail']),
    ),
    row(
      'half articles warned of or failed',
      counted(['half'], () => RIGHT.half),
    ),
    row(
      'articles off the subject failed',
      counted(['off'], () => RIGHT.off),
    ),
    row(
      'all: whole not failed, half not passed, off failed',
      counted(KINDS, (kind) => RIGHT[kind]),
    ),
  ];
}

/**
 * @param own,other the text of the brief and one about something else: `[{ heading, paragraph }]`, of which those without a
 *   heading are the lead
 * @returns the paragraphs of each kind of article: all of its own; the first half of them and as many of the other's; the other's
 */
export function kindsOf(own, other) {
  const half = Math.ceil(own.length / 2);
  return {
    whole: own,
    half: [...own.slice(0, half), ...other.slice(half, own.length)],
    off: other.slice(0, own.length),
  };
}

/** The sentences of a text under the headings of its brief; another text's stand under the same headings. */
async function headingPairs({ galley, some, tell }) {
  const texts = await headingTexts();
  const judged = [];
  for (const text of some(texts)) {
    const other = fellowOf(texts, text);
    if (!other) continue;
    tell(`answers_brief: ${text.id}`);
    const own = underHeadings(text);
    const foreign = underHeadings(other);
    const instead = own.map(({ heading }, at) => ({ ...foreign[at % foreign.length], heading }));
    const brief = {
      input: text.input,
      language: text.language,
      settings: {
        sections: text.headings.map((heading) => ({ heading })),
        sources: [{ title: text.title, text: own.map(({ paragraph }) => paragraph).join('\n\n') }],
        source_policy: 'only_given',
      },
    };
    judged.push(...(await judge(galley, text.id, brief, null, kindsOf(own, instead))));
  }
  return judged;
}

function underHeadings({ headings, paragraphs, language }) {
  const sentences = paragraphs.flat();
  return headings.map((heading) => ({
    heading,
    paragraph: sentences
      .filter((sentence) => sentence.heading === heading)
      .map(({ text }) => text)
      .join(language === 'ja' ? '' : ' '),
  }));
}

/** What the town's site has on a subject. */
async function townPairs({ galley, some, tell }) {
  return withTown(async ({ subjects, words, textOn }, address) => {
    const judged = [];
    for (const entry of some(subjects)) {
      tell(`answers_brief: ${entry.id}`);
      const other = subjects[(subjects.indexOf(entry) + 1) % subjects.length];
      const brief = { input: entry.natural, language: 'en', settings: { word_count: words } };
      const kinds = kindsOf(textOn(entry.id), textOn(other.id));
      judged.push(...(await judge(galley, entry.id, brief, address, kinds)));
    }
    return judged;
  });
}

async function wikiPairs({ galley, some, tell }) {
  const articles = await readArticles();
  const judged = [];
  for (const article of some(articles)) {
    tell(`answers_brief: ${article.title}`);
    const other = articles[(articles.indexOf(article) + 1) % articles.length];
    const brief = {
      input: `A guide to ${article.title}`,
      language: 'en',
      settings: { sources: [{ title: article.title, text: pasted(article) }], source_policy: 'only_given' },
    };
    const kinds = kindsOf(wikiText(article), wikiText(other));
    judged.push(...(await judge(galley, article.title, brief, null, kinds)));
  }
  return judged;
}

function wikiText({ lead, sections }) {
  const filled = sections.filter(([, , sentences]) => sentences.length > 0).slice(0, SECTIONS);
  return [
    { heading: null, paragraph: lead },
    ...filled.map(([, heading, sentences]) => ({ heading, paragraph: sentences.join(' ') })),
  ];
}

/** The next text in the same language. */
function fellowOf(texts, text) {
  const alike = texts.filter(({ language }) => language === text.language);
  return alike.length > 1 ? alike[(alike.indexOf(text) + 1) % alike.length] : null;
}

async function judge(galley, id, brief, site, kinds) {
  const drafts = KINDS.map((kind) => draftOf(galley, kinds[kind], brief.language));
  const reports = await galley.judge(brief, site, drafts);
  return reports.map(({ checks }, at) => ({
    id,
    kind: KINDS[at],
    verdict: checks.find(({ name }) => name === 'answers_brief').verdict,
  }));
}

function draftOf({ text: { segmentSentences } }, paragraphs, language) {
  const lead = [];
  const sections = new Map();
  for (const [at, { heading, paragraph }] of paragraphs.entries()) {
    const sentences = segmentSentences(paragraph, language).map(({ text }) => ({ text, evidence: [] }));
    const block = { id: `B${at + 1}`, kind: 'paragraph', sentences };
    if (heading === null) lead.push(block);
    else sections.set(heading, [...(sections.get(heading) ?? []), block]);
  }
  const headed = [...sections].map(([heading, blocks], at) => ({ id: `H${at + 1}`, heading, blocks }));
  return { form: 'article', lead, sections: headed };
}
