import type { ReportWording } from './report-wording.js';

export const GERMAN: ReportWording = {
  title: (site) => `Inhaltsbericht zu ${site}`,
  input: (site) => `Was ${site} behandelt, welche Fragen von Lesern es beantwortet und was ihm fehlt`,
  pages: (count, printed) => `${printed} ${count === 1 ? 'Seite' : 'Seiten'}`,
  headings: {
    contents: 'Inhalt',
    summary: 'Zusammenfassung',
    topics: 'Themen und wie sie abgedeckt sind',
    says: 'Was die Website sagt',
    questions: 'Fragen der Leser',
    gaps: 'Was fehlt',
    briefs: 'Was als Nächstes zu schreiben ist',
    othersSay: 'Was andere sagen',
    differ: 'Worin Quellen voneinander abweichen',
    competitors: 'Andere zu denselben Themen',
    limits: 'Was nicht gelesen wurde',
  },
  labels: {
    domain: 'Domain',
    date: 'Datum des Berichts',
    readBetween: 'Seiten gelesen am',
    pagesRead: 'Gelesene Seiten',
    topic: 'Thema',
    depth: 'Tiefe',
    pages: 'Seiten',
    devoted: 'Eigene Seiten',
    words: 'Wörter',
    links: 'Links dazwischen',
    newest: 'Neuestes Datum',
    best: 'Beste Seiten',
    question: 'Frage',
    answer: 'Antwort',
    noAnswer: 'nicht beantwortet',
    gap: 'Lücke',
    why: 'Grund',
    importance: 'Wichtigkeit',
    evidence: 'Belege',
    host: 'Website',
    overlap: 'Gemeinsame Themen',
    sections: 'Abschnitte',
    sources: 'Quellen auf der Website',
    post: 'Der Auftrag als JSON, fertig zum Absenden',
  },
  depths: { deep: 'tief', partial: 'teilweise', thin: 'dünn' },
  importances: { 3: 'hoch', 2: 'mittel', 1: 'gering' },
  gapKinds: {
    unanswered_question: 'unbeantwortete Frage',
    missing_target: 'Link auf eine fehlende Seite',
    no_page: 'keine eigene Seite',
    sent_elsewhere: 'Leser werden weggeschickt',
    competitor_topic: 'andere haben eine Seite',
    thin_page: 'dünne Seite',
  },
  summary: {
    read: (read, seen, words) =>
      `Der Bericht beruht auf ${read} von ${seen} bekannten Seiten mit zusammen ${words} Wörtern.`,
    topics: (count, first, { deep, partial, thin }) =>
      `Die Website hat ${count} Hauptthemen, zuerst ${first}: ${deep} sind in der Tiefe behandelt, ${partial} teilweise und ${thin} dünn.`,
    deepest: (topic, pages, words) =>
      `Am tiefsten behandelt ist ${topic}, mit ${words} Wörtern unter eigenen Titeln und Überschriften auf ${pages}.`,
    covered: (topic, pages, words) => `${topic} ist in der Tiefe behandelt: ${words} Wörter auf ${pages}.`,
    competitor: (host, pages, percent) =>
      `${host} spricht auf den gefundenen ${pages} von ${percent} % derselben Themen.`,
    thinnest: (topics) => `Dünn behandelt: ${topics}.`,
    questions: (asked, answered) => `Von ${asked} Fragen der Leser beantwortet die Website ${answered}.`,
    noGaps: 'Es wurden keine Lücken gefunden.',
    gaps: (count, important) => `Gefundene Lücken: ${count}, davon ${important} von hoher Wichtigkeit.`,
    first: (topic, why) => `Als Erstes zu schließen ist „${topic}“: ${why}`,
  },
  quoted: (term) => `„${term}“`,
  separator: ', ',
  reasons: {
    unanswered: () => 'Die Website stellt die Frage und beantwortet sie nicht.',
    unansweredOnWeb: (pages) =>
      `Im Web fragen danach ${pages}, und kein Abschnitt der Website spricht davon.`,
    missingTarget: (pages) => `Eine Seite, die es nicht gibt, ist das Ziel von Links auf ${pages}.`,
    noPage: (mentions, pages) =>
      `Die Website nennt es ${mentions}-mal auf ${pages}, und keine Seite, keine Überschrift und kein Link heißt danach.`,
    shallow: (mentions, pages, words) =>
      `Die Website nennt es ${mentions}-mal auf ${pages}; keine Seite heißt danach, und unter den Überschriften dazu stehen ${words} Wörter.`,
    sentElsewhere: (pages, host) =>
      `Links auf ${pages} schicken Leser dafür zu ${host}, und die Website hat keine Seite dazu.`,
    competitor: (count, hosts) =>
      `${hosts} andere ${count === 1 ? 'Website hat' : 'Websites haben'} eine Seite oder Überschrift dazu, diese hat keine.`,
    thin: (words, pages) => `Auf diese Seite verweisen ${pages}, und sie hat nur ${words} Wörter.`,
    differ: (one, other) => `Zwei Seiten sagen dasselbe mit verschiedenen Zahlen: ${one} und ${other}.`,
  },
};
