import { cutCodePoints } from '../../text/index.js';
import type { MarkedQuestion } from '../read-page.js';
import { parsePage, type DomDocument } from './dom.js';
import { foldText } from './fold-text.js';
import { lineOf } from './lines-of.js';

/** What a page says of a thing in JSON-LD. */
export type Thing = Readonly<Record<string, unknown>>;

/** Chosen: more JSON-LD than this is a shop's catalogue, and does not name the page's author. */
const MAX_JSON = 200_000;

/** Chosen: a page describes itself in a few; more are a shop's catalogue too. */
const MAX_THINGS = 200;

/** Chosen: of one list. */
const MAX_LISTED = 50;

/** The things that the page's JSON-LD describes. Call it before boilerplate is removed, which removes scripts. */
export function thingsOf(document: DomDocument): Thing[] {
  const things: Thing[] = [];
  for (const script of document.querySelectorAll('script')) {
    const json = script.textContent ?? '';
    if (json.length <= MAX_JSON) things.push(...withGraph(parseJson(json)));
    if (things.length > MAX_THINGS) break;
  }
  return things;
}

export function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function withGraph(data: unknown): Thing[] {
  if (Array.isArray(data)) return data.slice(0, MAX_LISTED).filter(isThing);
  if (!isThing(data)) return [];
  const graph = data['@graph'];
  return Array.isArray(graph) ? [data, ...graph.slice(0, MAX_LISTED).filter(isThing)] : [data];
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return null;
  }
}

/** Chosen: lists of questions have some tens. */
const MAX_QUESTIONS = 50;
/** Chosen, in letters: what is longer is no question; and more than any report quotes of an answer. */
const LONGEST = { question: 300, answer: 2000, markup: 4000 };
/** What a page of questions (`FAQPage`, `QAPage`) is found in, and what it has its questions in. */
const WITHIN = ['mainEntity', 'hasPart', 'mainEntityOfPage'];
/** A web page, its list of questions, and a question. */
const DEEPEST = 3;

/** The questions that are marked up with an answer, by schema.org's `Question`, in order, each once. */
export function markedQuestions(things: readonly Thing[]): MarkedQuestion[] {
  const found = new Map<string, MarkedQuestion>();
  let visited = 0;
  const read = (value: unknown, depth: number): void => {
    if (depth > DEEPEST) return;
    for (const thing of oneOrMore(value)) {
      if (visited >= MAX_QUESTIONS) return;
      if (isOfType(thing, 'Question')) {
        visited += 1;
        const question = questionOf(thing);
        if (question && !found.has(question.question)) found.set(question.question, question);
      } else for (const name of WITHIN) read(thing[name], depth + 1);
    }
  };
  read(things, 0);
  return [...found.values()];
}

function questionOf(thing: Thing): MarkedQuestion | null {
  const question = plainText(thing['name'] ?? thing['text'], LONGEST.question);
  const [accepted] = oneOrMore(thing['acceptedAnswer']);
  const [suggested] = oneOrMore(thing['suggestedAnswer']);
  const answer = plainText((accepted ?? suggested)?.['text'], LONGEST.answer);
  return question === '' || answer === '' ? null : { question, answer };
}

function isOfType(thing: Thing, type: string): boolean {
  const stated = thing['@type'];
  return stated === type || (Array.isArray(stated) && stated.includes(type));
}

function oneOrMore(value: unknown): Thing[] {
  return (Array.isArray(value) ? (value as unknown[]).slice(0, MAX_THINGS) : [value]).filter(isThing);
}

/** Answers may have markup; nothing of it is run or kept. */
function plainText(value: unknown, most: number): string {
  if (typeof value !== 'string') return '';
  const text = value.slice(0, LONGEST.markup);
  return cutCodePoints(foldText(/[<&]/.test(text) ? withoutMarkup(text) : text), most);
}

function withoutMarkup(html: string): string {
  const { body } = parsePage(`<!doctype html><html><body>${html}</body></html>`, 'text/html');
  for (const element of [...body.querySelectorAll('script,style,template')]) element.remove();
  return lineOf(body);
}
