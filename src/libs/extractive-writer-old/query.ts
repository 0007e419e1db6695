import { asksToCompare } from './compared-names.js';
import {
  countTerms,
  type TermCounts,
  type TermStatistics,
  stemOf,
  termsOf,
  foldedWords,
} from '../text/index.js';
import type { BriefSettings } from '../../domain/brief/settings.js';

/** Words of the order and not of the subject: "Write a short blog post that explains …". */
const ORDER_WORDS: Readonly<Record<string, string>> = {
  en: 'write writing article articles blog post posts explain explains explaining describe describing introduction intro overview guide tutorial beginners beginner readers reader audience tone words short long please cover covering include including topic about discuss piece text draft',
  de: 'schreibe schreib artikel beitrag blogbeitrag erkläre erklären beschreibe einführung überblick anleitung leser wörter thema text kurz',
  fr: 'écris écrire rédige rédiger article billet explique expliquer décris introduction guide lecteurs mots sujet texte',
  es: 'escribe escribir artículo entrada explica explicar describe introducción guía lectores palabras tema texto',
};

/** What is asked of the things named and not about them: "Comparing SELinux and AppArmor". */
const COMPARING: Readonly<Record<string, string>> = {
  en: 'compare compares comparing compared comparison versus vs difference differences choice choose choosing which better between',
  de: 'vergleich vergleiche vergleichen verglichen gegen versus unterschied unterschiede zwischen besser',
  fr: 'comparer comparaison versus différence différences entre choisir choix mieux',
  es: 'comparar comparación versus diferencia diferencias entre elegir mejor',
  ja: '比較 違い どちら',
  ar: 'الفرق مقارنة المقارنة بين',
};

/** An input that gives an order. In any other, "How articles are written" say, the same words are the subject. */
const ORDERS: Readonly<Record<string, RegExp>> = {
  en: /^(?:please,? )?(?:write|draft|create|compose|produce|prepare|explain|describe|give|make|cover|i (?:need|want|would like))\b|\b(?:article|post|piece|text|guide|introduction|overview|tutorial) (?:about|on|for|that)\b/i,
  de: /^(?:bitte )?(?:schreibe?n?|erkläre?n?|beschreibe?n?|verfasse?n?|erstelle?n?)\b|\b(?:artikel|beitrag|text|anleitung) (?:über|zu|für)\b/i,
  fr: /^(?:écri[st]?|écrire|écrivez|rédige[rz]?|explique[rz]?|décris|décrivez)\b|\b(?:article|billet|texte|guide) sur\b/i,
  es: /^(?:por favor,? )?(?:escrib[ea]|escribir|redacta|explica|describe)\b|\b(?:artículo|entrada|texto|guía) sobre\b/i,
};

/**
 * What the article is asked to be about. Words of the order are left out as long as anything else is left.
 * @param pool tells which joined words the sources use: who asks about "backing up" wants what they say of "backups".
 * @returns terms and how much each is wanted
 */
export function queryOf(
  input: string,
  settings: BriefSettings,
  language: string,
  pool: TermStatistics,
): TermCounts {
  const isOrder = ORDERS[language]?.test(input.trim()) ?? false;
  const compares = settings.article_type === 'comparison' || asksToCompare(input);
  const order = new Set([
    ...(isOrder ? termsOf(ORDER_WORDS[language] ?? '', language) : []),
    ...(compares ? termsOf(COMPARING[language] ?? '', language) : []),
  ]);
  const asked = [input, settings.title ?? '', ...(settings.keywords ?? [])].flatMap((text) =>
    termsOf(text, language),
  );
  asked.push(...joinedTerms(input, language).filter((term) => pool.knows(term)));
  const subject = asked.filter((term) => !order.has(term));
  return countTerms((subject.length > 0 ? subject : asked).map((term) => knownTerm(term, language, pool)));
}

/** What Arabic writes right up to a word: "for", "with", "as", "and". */
const ARABIC_PREFIX = /^(?:لل|[وفبكل])(?=.{3})/u;

/**
 * The sources' own form of a word, where the stemmer tells two apart that are one: Arabic "for coffee" is one word, and
 * the German participle "formatiert" keeps its ending where "formatieren" loses it.
 */
function knownTerm(term: string, language: string, pool: TermStatistics): string {
  if (pool.knows(term)) return term;
  const forms =
    language === 'ar'
      ? [term.replace(ARABIC_PREFIX, '')].flatMap((bare) => [bare, stemOf(bare, language)])
      : language === 'de' && term.endsWith('t')
        ? [term.slice(0, -1), term.replace(/iert$/u, 'i')]
        : [];
  return forms.find((form) => pool.knows(form)) ?? term;
}

function joinedTerms(input: string, language: string): string[] {
  const words = foldedWords(input, language);
  return words.slice(1).flatMap((second, index) => {
    const first = words[index] ?? '';
    return [
      ...new Set([stemOf(first + second, language), stemOf(stemOf(first, language) + second, language)]),
    ];
  });
}
