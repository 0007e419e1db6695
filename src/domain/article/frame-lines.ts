import { primaryLanguage } from '../../libs/text/index.js';

/**
 * Lines of Galley's own around what the sources say, made of the words of the brief and of headings alone. They state no fact,
 * so they have no source; the record calls them framing.
 */
export interface FrameLines {
  /** Names the subject; '' in a language that Galley has no such line in, and where the title asks already. */
  readonly opening: string;
  /** Before the headings of the article: "Its sections:". */
  readonly sections: string;
  /** Behind a heading, which makes it a question: "what is there to know?" */
  readonly question: string;
}

interface Lines {
  /** Title words that a sentence can go on to, and what stands before them: "This article tells" + "how to …". */
  readonly asks: RegExp;
  readonly tells: string;
  /** A title that names its text: "A guide to …". */
  readonly names?: RegExp;
  readonly is?: string;
  readonly subject: string;
  readonly sections: string;
  readonly question: string;
}

const LINES: Readonly<Record<string, Lines>> = {
  en: {
    asks: /^(?:what|how|why|where|when|which|who|whether) (?!.*\?$)/iu,
    tells: 'This article tells',
    names:
      /^an? (?:[\p{L}-]+ ){0,3}(?:guide|overview|introduction|portrait|profile|summary|comparison|history) /iu,
    is: 'This is',
    subject: 'The subject of this article:',
    sections: 'Its sections:',
    question: 'what is there to know?',
  },
  de: {
    asks: /^(?:wie|was|warum|weshalb|wo|wann|wer|welche[nrms]?|womit|wodurch|worauf) (?!.*\?$)/iu,
    tells: 'Dieser Artikel zeigt,',
    names:
      /^eine? (?:[\p{L}-]+ ){0,3}(?:Überblick|Leitfaden|Einführung|Anleitung|Porträt|Vergleich|Zusammenfassung)(?!\p{L})/iu,
    is: 'Dies ist',
    subject: 'Thema dieses Artikels:',
    sections: 'Die Abschnitte:',
    question: 'Was muss man wissen?',
  },
  fr: {
    asks: /^(?:comment|pourquoi|quand|où) (?!.*\?$)/iu,
    tells: 'Cet article explique',
    names: /^une? (?:[\p{L}-]+ ){0,3}(?:guide|aperçu|introduction|portrait|résumé|comparaison)(?!\p{L})/iu,
    is: 'Voici',
    subject: 'Sujet de cet article :',
    sections: 'Ses parties :',
    question: 'que faut-il savoir ?',
  },
  es: {
    asks: /^(?:cómo|por qué|cuándo|dónde|qué|cuáles?|quiénes?) (?!.*\?$)/iu,
    tells: 'Este artículo explica',
    names: /^una? (?:[\p{L}-]+ ){0,3}(?:guía|introducción|retrato|resumen|comparación|visión)(?!\p{L})/iu,
    is: 'He aquí',
    subject: 'Tema de este artículo:',
    sections: 'Sus apartados:',
    question: '¿qué hay que saber?',
  },
  it: {
    asks: /^(?:come|perché|quando|dove|che cosa|cosa|quali?|chi) (?!.*\?$)/iu,
    tells: 'Questo articolo spiega',
    names: /^una? (?:[\p{L}-]+ ){0,3}(?:guida|introduzione|ritratto|panoramica|confronto)(?!\p{L})/iu,
    is: 'Ecco',
    subject: 'Tema di questo articolo:',
    sections: 'Le sezioni:',
    question: 'che cosa bisogna sapere?',
  },
  pt: {
    asks: /^(?:como|por que|quando|onde|o que|quais|quem) (?!.*\?$)/iu,
    tells: 'Este artigo explica',
    names: /^uma? (?:[\p{L}-]+ ){0,3}(?:guia|introdução|retrato|resumo|comparação)(?!\p{L})/iu,
    is: 'Eis',
    subject: 'Tema deste artigo:',
    sections: 'As partes:',
    question: 'o que é preciso saber?',
  },
  nl: {
    asks: /^(?:hoe|waarom|wat|wanneer|waar|welke|wie) (?!.*\?$)/iu,
    tells: 'Dit artikel vertelt',
    names:
      /^een (?:[\p{L}-]+ ){0,3}(?:gids|overzicht|inleiding|portret|samenvatting|vergelijking)(?!\p{L})/iu,
    is: 'Dit is',
    subject: 'Onderwerp van dit artikel:',
    sections: 'De onderdelen:',
    question: 'wat moet u weten?',
  },
  ja: {
    asks: /^(?!)/u,
    tells: '',
    subject: 'この記事の主題：',
    sections: '構成：',
    question: '知っておくべきことは？',
  },
  ar: {
    asks: /^(?!)/u,
    tells: '',
    subject: 'موضوع هذا المقال:',
    sections: 'أقسامه:',
    question: 'ما الذي ينبغي معرفته؟',
  },
};

/** @param title of the article. @param language BCP 47 */
export function frameLines(title: string, language: string): FrameLines {
  const lines = LINES[primaryLanguage(language)];
  if (!lines) return { opening: '', sections: '', question: '' };
  const { sections, question } = lines;
  return { opening: openingOf(title, lines, language), sections, question };
}

function openingOf(title: string, lines: Lines, language: string): string {
  const bare = title.replace(/[.。]$/u, '');
  // A question says itself what is asked.
  if (/[?？؟]$/u.test(bare)) return '';
  const end = /[!！]$/u.test(bare) ? '' : primaryLanguage(language) === 'ja' ? '。' : '.';
  const small = bare.charAt(0).toLocaleLowerCase(language) + bare.slice(1);
  if (lines.asks.test(bare)) return `${lines.tells} ${small}${end}`;
  if (lines.names?.test(bare) && lines.is) return `${lines.is} ${small}${end}`;
  return `${lines.subject}${primaryLanguage(language) === 'ja' ? '' : ' '}${bare}${end}`;
}
