import { primaryLanguage } from '../../libs/text/index.js';

/** Headings that only a report has. */
export type ReportHeading =
  | 'not_covered'
  | 'others_say'
  | 'sources_differ'
  | 'unanswered'
  | 'limits'
  | 'about';

const HEADINGS: Readonly<Record<string, Readonly<Record<ReportHeading, string>>>> = {
  en: {
    not_covered: 'Named without a page of its own',
    others_say: 'What others say',
    sources_differ: 'Where sources differ',
    unanswered: 'Questions without an answer',
    limits: 'What was not read',
    about: 'What % says',
  },
  de: {
    not_covered: 'Genannt, aber ohne eigene Seite',
    others_say: 'Was andere sagen',
    sources_differ: 'Worin Quellen voneinander abweichen',
    unanswered: 'Fragen ohne Antwort',
    limits: 'Was nicht gelesen wurde',
    about: 'Was % sagt',
  },
  fr: {
    not_covered: 'Nommé sans page à part',
    others_say: 'Ce que disent les autres',
    sources_differ: 'Là où les sources divergent',
    unanswered: 'Questions sans réponse',
    limits: 'Ce qui n’a pas été lu',
    about: 'Ce que dit %',
  },
  es: {
    not_covered: 'Nombrado sin página propia',
    others_say: 'Lo que dicen otros',
    sources_differ: 'En qué difieren las fuentes',
    unanswered: 'Preguntas sin respuesta',
    limits: 'Lo que no se leyó',
    about: 'Lo que dice %',
  },
  it: {
    not_covered: 'Nominato senza una pagina propria',
    others_say: 'Che cosa dicono gli altri',
    sources_differ: 'Dove le fonti divergono',
    unanswered: 'Domande senza risposta',
    limits: 'Che cosa non è stato letto',
    about: 'Che cosa dice %',
  },
  pt: {
    not_covered: 'Nomeado sem página própria',
    others_say: 'O que dizem outros',
    sources_differ: 'Onde as fontes divergem',
    unanswered: 'Perguntas sem resposta',
    limits: 'O que não foi lido',
    about: 'O que diz %',
  },
  nl: {
    not_covered: 'Genoemd zonder eigen pagina',
    others_say: 'Wat anderen zeggen',
    sources_differ: 'Waar bronnen verschillen',
    unanswered: 'Vragen zonder antwoord',
    limits: 'Wat niet gelezen is',
    about: 'Wat % zegt',
  },
  ja: {
    not_covered: '名前はあるが専用のページがないもの',
    others_say: 'ほかのサイトの記述',
    sources_differ: '資料の相違点',
    unanswered: '答えのない質問',
    limits: '読まれなかったもの',
    about: '%の内容',
  },
};

/** @param language BCP 47 tag; English where there is no translation. @param name of the site, for headings that name it */
export function reportHeading(heading: ReportHeading, language: string, name = ''): string {
  const words = HEADINGS[primaryLanguage(language)] ?? HEADINGS['en'];
  return (words?.[heading] ?? heading).replace('%', () => name);
}
