import { primaryLanguage } from '../segmenter.js';

/**
 * What a brief puts around its subject: it says what kind of text is wanted, and no page on the subject need have it.
 * Each opens a brief, by the primary subtag of its language.
 */
const FRAMES: Readonly<Record<string, RegExp>> = {
  en: /^(?:(?:an?|the) )?(?:(?:\w+ ){0,2}(?:guide|introduction|overview|article|primer|tutorial) (?:to|on|of|about)|how (?:do i|do you|can i|to)|how|what (?:is|are)|why|setting up|getting started with|choosing|using|understanding|everything about|all about|ways to|tips for) /iu,
  de: /^(?:wie (?:man|richtet man|funktioniert)|eine? (?:einführung in|anleitung (?:zu|für)|überblick über)|was (?:ist|sind)|warum) /iu,
  fr: /^(?:comment|pourquoi|(?:un )?guide (?:de|du|des|pour)|(?:une )?introduction (?:à|au|aux)|qu['’]est-ce que) /iu,
  es: /^(?:cómo|por qué|(?:una )?guía (?:de|del|para)|(?:una )?introducción (?:a|al)|qué (?:es|son)) /iu,
};

/** @returns the text without the frame that opens it; unchanged where nothing else would be left */
export function withoutFrame(text: string, language: string): string {
  const frame = FRAMES[primaryLanguage(language)];
  const bare = frame ? text.trim().replace(frame, '') : text;
  return bare.trim() === '' ? text : bare;
}
