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

/** @param heading without its number. @param language BCP 47 tag */
export function isQuestion(heading: string, language: string): boolean {
  return isQuestionHeading(heading) || (ASKS[primaryLanguage(language)]?.test(heading) ?? false);
}
