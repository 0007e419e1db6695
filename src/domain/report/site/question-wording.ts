import { isQuestionHeading, primaryLanguage } from '../../../libs/text/index.js';

/** How a heading begins, or in Japanese ends, that asks without a question mark: "How to migrate". */
const ASKS: Readonly<Record<string, RegExp>> = {
  en: /^(?:how (?:to|do|does|can|is|are|long|much|many)|why|what (?:is|are|does|to)|when to|when (?:is|are|do|does|should)|where to|who (?:is|can|should)|which|can i|do i|should i|is it|is there)\s/iu,
  de: /^(?:wie|warum|wieso|was (?:ist|sind|tun|bedeutet)|wann|wo|wer|welche[rs]?|kann ich|muss ich)\s/iu,
  fr: /^(?:comment|pourquoi|quand|où|qui|quel(?:le)?s?|qu[’']est-ce|est-ce que|puis-je|dois-je)\s/iu,
  es: /^¿|^(?:cómo|por qué|qué (?:es|son)|cuándo|dónde|quién|cuál(?:es)?)\s/iu,
  it: /^(?:come|perché|quando|dove|chi|quali?|che cos[’'aè])\s/iu,
  pt: /^(?:como|por que|quando|onde|quem|qual|quais|o que é)\s/iu,
  nl: /^(?:hoe|waarom|wanneer|waar|wie|welke|wat is)\s/iu,
  ja: /(?:には|とは|方法|のやり方|ですか|ますか)$/u,
};

/** How a question ends that is about something said before it: "Where are they?" */
const LEANS: Readonly<Record<string, RegExp>> = {
  en: /\s(?:it|this|that|these|those|they|them|he|she|him|her)\s?\?$/iu,
  de: /\s(?:es|das|dies|er|sie|ihn|ihm|ihr|ihnen|dafür|damit|dazu|davon)\s?\?$/iu,
  fr: /[\s-](?:il|elle|ils|elles|cela|ça|ce|lui|leur)\s?\?$/iu,
  es: /\s(?:esto|eso|él|ella|ellos|ellas)\s?\?$/iu,
  it: /\s(?:questo|ciò|esso|essa|lui|lei|loro)\s?\?$/iu,
  pt: /\s(?:isto|isso|ele|ela|eles|elas)\s?\?$/iu,
  nl: /\s(?:het|dit|dat|hij|zij|ze|hem|haar|hen)\s?\?$/iu,
};

/** @param question with its mark. @param language BCP 47 tag */
export function endsInPronoun(question: string, language: string): boolean {
  return LEANS[primaryLanguage(language)]?.test(question) ?? false;
}

/** @param heading without its number. @param language BCP 47 tag */
export function isQuestion(heading: string, language: string): boolean {
  // "… install it for one user?" goes on from another heading.
  if (/^(?:…|\.{3})/u.test(heading)) return false;
  return isQuestionHeading(heading) || (ASKS[primaryLanguage(language)]?.test(heading) ?? false);
}
