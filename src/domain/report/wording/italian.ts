import type { ReportWording } from './report-wording.js';

export const ITALIAN: ReportWording = {
  title: (site) => `Rapporto sui contenuti di ${site}`,
  input: (site) => `Che cosa tratta ${site}, a quali domande dei lettori risponde e che cosa gli manca`,
  pages: (count, printed) => `${printed} ${count === 1 ? 'pagina' : 'pagine'}`,
  headings: {
    contents: 'Indice',
    summary: 'Sintesi',
    topics: 'Gli argomenti e la loro trattazione',
    says: 'Che cosa dice il sito',
    questions: 'Domande dei lettori',
    gaps: 'Che cosa manca',
    briefs: 'Che cosa scrivere ora',
    othersSay: 'Che cosa dicono gli altri',
    differ: 'Dove le fonti divergono',
    competitors: 'Altri sugli stessi argomenti',
    limits: 'Che cosa non è stato letto',
  },
  labels: {
    domain: 'Dominio',
    date: 'Data del rapporto',
    readBetween: 'Pagine lette il',
    pagesRead: 'Pagine lette',
    topic: 'Argomento',
    depth: 'Profondità',
    pages: 'Pagine',
    devoted: 'Pagine dedicate',
    words: 'Parole',
    links: 'Link fra loro',
    newest: 'Data più recente',
    best: 'Pagine migliori',
    question: 'Domanda',
    answer: 'Risposta',
    noAnswer: 'senza risposta',
    gap: 'Lacuna',
    why: 'Motivo',
    importance: 'Importanza',
    evidence: 'Prove',
    host: 'Sito',
    overlap: 'Argomenti in comune',
    sections: 'Sezioni',
    sources: 'Fonti sul sito',
    post: 'L’incarico in JSON, pronto per l’invio',
  },
  depths: { deep: 'profondo', partial: 'parziale', thin: 'scarso' },
  importances: { 3: 'alta', 2: 'media', 1: 'bassa' },
  gapKinds: {
    unanswered_question: 'domanda senza risposta',
    missing_target: 'link a una pagina mancante',
    no_page: 'nessuna pagina propria',
    sent_elsewhere: 'lettori mandati altrove',
    competitor_topic: 'altri hanno una pagina',
    thin_page: 'pagina scarsa',
  },
  summary: {
    read: (read, seen, words) =>
      `Il rapporto si basa su ${read} di ${seen} pagine note, ${words} parole in tutto.`,
    topics: (count, first, { deep, partial, thin }) =>
      `Il sito ha ${count} argomenti principali, anzitutto ${first}: ${deep} trattati a fondo, ${partial} in parte e ${thin} appena.`,
    deepest: (topic, pages, words) =>
      `Il più approfondito è ${topic}, con ${words} parole sotto i propri titoli su ${pages}.`,
    covered: (topic, pages, words) => `${topic} è trattato a fondo: ${words} parole, su ${pages}.`,
    competitor: (host, pages, percent) =>
      `${host} parla del ${percent} % degli stessi argomenti sulle ${pages} trovate.`,
    thinnest: (topics) => `Appena trattati: ${topics}.`,
    questions: (asked, answered) => `Di ${asked} domande dei lettori, il sito risponde a ${answered}.`,
    noGaps: 'Non sono state trovate lacune.',
    gaps: (count, important) => `Lacune trovate: ${count}, di cui ${important} di importanza alta.`,
    first: (topic, why) => `La prima da colmare è «${topic}»: ${why}`,
  },
  quoted: (term) => `«${term}»`,
  separator: ', ',
  reasons: {
    unanswered: () => 'Il sito pone la domanda e non vi risponde.',
    unansweredOnWeb: (pages) => `È chiesto su ${pages} del web, e nessuna sezione del sito ne parla.`,
    missingTarget: (pages) => `Link su ${pages} portano a una pagina che non esiste.`,
    noPage: (mentions, pages) =>
      `Il sito lo nomina ${mentions} volte su ${pages}, e nessuna pagina, nessun titolo e nessun link del sito ne porta il nome.`,
    shallow: (mentions, pages, words) =>
      `Il sito lo nomina ${mentions} volte su ${pages}; nessuna pagina ne porta il nome, e sotto i titoli che lo nominano ci sono ${words} parole.`,
    sentElsewhere: (pages, host) =>
      `Link su ${pages} mandano per questo i lettori a ${host}, e il sito non ha una pagina in merito.`,
    competitor: (_count, hosts) =>
      `Altri siti (${hosts}) hanno una pagina o un titolo in merito, e questo no.`,
    thin: (words, pages) => `A questa pagina rimandano ${pages}, e ha solo ${words} parole.`,
    differ: (one, other) => `Due pagine dicono la stessa cosa con cifre diverse: ${one} e ${other}.`,
  },
};
