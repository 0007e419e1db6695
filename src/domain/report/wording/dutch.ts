import type { ReportWording } from './report-wording.js';

export const DUTCH: ReportWording = {
  title: (site) => `Inhoudsrapport over ${site}`,
  input: (site) => `Wat ${site} behandelt, welke vragen van lezers het beantwoordt en wat eraan ontbreekt`,
  pages: (count, printed) => `${printed} ${count === 1 ? 'pagina' : 'pagina’s'}`,
  headings: {
    contents: 'Inhoud',
    summary: 'Samenvatting',
    topics: 'Onderwerpen en hoe ze behandeld zijn',
    says: 'Wat de site zegt',
    questions: 'Vragen van lezers',
    gaps: 'Wat ontbreekt',
    briefs: 'Wat nu te schrijven',
    othersSay: 'Wat anderen zeggen',
    differ: 'Waar bronnen verschillen',
    competitors: 'Anderen over dezelfde onderwerpen',
    limits: 'Wat niet gelezen is',
  },
  labels: {
    domain: 'Domein',
    date: 'Datum van het rapport',
    readBetween: 'Pagina’s gelezen op',
    pagesRead: 'Gelezen pagina’s',
    topic: 'Onderwerp',
    depth: 'Diepte',
    pages: 'Pagina’s',
    devoted: 'Eigen pagina’s',
    words: 'Woorden',
    links: 'Links ertussen',
    newest: 'Nieuwste datum',
    best: 'Beste pagina’s',
    question: 'Vraag',
    answer: 'Antwoord',
    noAnswer: 'niet beantwoord',
    gap: 'Leemte',
    why: 'Reden',
    importance: 'Belang',
    evidence: 'Bewijs',
    host: 'Site',
    overlap: 'Gedeelde onderwerpen',
    sections: 'Secties',
    sources: 'Bronnen op de site',
    post: 'De opdracht als JSON, klaar om te versturen',
  },
  depths: { deep: 'diep', partial: 'deels', thin: 'dun' },
  importances: { 3: 'hoog', 2: 'middel', 1: 'laag' },
  gapKinds: {
    unanswered_question: 'onbeantwoorde vraag',
    missing_target: 'link naar een ontbrekende pagina',
    no_page: 'geen eigen pagina',
    sent_elsewhere: 'lezers worden weggestuurd',
    competitor_topic: 'anderen hebben een pagina',
    thin_page: 'dunne pagina',
  },
  summary: {
    read: (read, seen, words) =>
      `Het rapport berust op ${read} van ${seen} bekende pagina’s, samen ${words} woorden.`,
    topics: (count, first, { deep, partial, thin }) =>
      `De site heeft ${count} hoofdonderwerpen, allereerst ${first}: ${deep} diep behandeld, ${partial} deels en ${thin} dun.`,
    deepest: (topic, pages, words) =>
      `Het diepst behandeld is ${topic}, met ${words} woorden onder eigen titels en koppen op ${pages}.`,
    covered: (topic, pages, words) => `${topic} is diep behandeld: ${words} woorden, op ${pages}.`,
    competitor: (host, pages, percent) =>
      `${host} spreekt op de gevonden ${pages} over ${percent} % van dezelfde onderwerpen.`,
    thinnest: (topics) => `Dun behandeld: ${topics}.`,
    questions: (asked, answered) => `Van ${asked} vragen van lezers beantwoordt de site er ${answered}.`,
    noGaps: 'Er zijn geen leemten gevonden.',
    gaps: (count, important) => `Gevonden leemten: ${count}, waarvan ${important} van hoog belang.`,
    first: (topic, why) => `De eerste om te vullen is “${topic}”: ${why}`,
  },
  quoted: (term) => `“${term}”`,
  separator: ', ',
  reasons: {
    unanswered: () => 'De site stelt de vraag en beantwoordt haar niet.',
    unansweredOnWeb: (pages) =>
      `Het wordt gevraagd op ${pages} van het web, en geen sectie van de site spreekt erover.`,
    missingTarget: (pages) => `Links op ${pages} leiden naar een pagina die er niet is.`,
    noPage: (mentions, pages) =>
      `De site noemt het ${mentions} keer op ${pages}, en geen pagina, kop of link van de site heet ernaar.`,
    shallow: (mentions, pages, words) =>
      `De site noemt het ${mentions} keer op ${pages}; geen pagina heet ernaar, en onder de koppen die het noemen staan ${words} woorden.`,
    sentElsewhere: (pages, host) =>
      `Links op ${pages} sturen lezers daarvoor naar ${host}, en de site heeft er geen pagina over.`,
    competitor: (_count, hosts) => `Andere sites (${hosts}) hebben er een pagina of kop over, en deze niet.`,
    thin: (words, pages) => `Naar deze pagina verwijzen ${pages}, en ze heeft maar ${words} woorden.`,
    differ: (one, other) => `Twee pagina’s zeggen hetzelfde met andere cijfers: ${one} en ${other}.`,
  },
};
