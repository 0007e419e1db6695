import type { ReportWording } from './report-wording.js';

export const FRENCH: ReportWording = {
  title: (site) => `Rapport sur le contenu de ${site}`,
  input: (site) =>
    `Ce que ${site} traite, les questions de lecteurs auxquelles il répond et ce qui lui manque`,
  pages: (count, printed) => `${printed} ${count === 1 ? 'page' : 'pages'}`,
  headings: {
    contents: 'Sommaire',
    summary: 'Résumé',
    topics: 'Les sujets et leur traitement',
    says: 'Ce que dit le site',
    questions: 'Les questions des lecteurs',
    gaps: 'Ce qui manque',
    briefs: 'Ce qu’il faut écrire ensuite',
    othersSay: 'Ce que disent les autres',
    differ: 'Là où les sources divergent',
    competitors: 'D’autres sites sur les mêmes sujets',
    limits: 'Ce qui n’a pas été lu',
  },
  labels: {
    domain: 'Domaine',
    date: 'Date du rapport',
    readBetween: 'Pages lues le',
    pagesRead: 'Pages lues',
    topic: 'Sujet',
    depth: 'Profondeur',
    pages: 'Pages',
    devoted: 'Pages dédiées',
    words: 'Mots',
    links: 'Liens entre elles',
    newest: 'Date la plus récente',
    best: 'Meilleures pages',
    question: 'Question',
    answer: 'Réponse',
    noAnswer: 'sans réponse',
    gap: 'Manque',
    why: 'Raison',
    importance: 'Importance',
    evidence: 'Preuves',
    host: 'Site',
    overlap: 'Sujets communs',
    sections: 'Sections',
    sources: 'Sources sur le site',
    post: 'La commande en JSON, prête à être envoyée',
  },
  depths: { deep: 'profond', partial: 'partiel', thin: 'mince' },
  importances: { 3: 'haute', 2: 'moyenne', 1: 'faible' },
  gapKinds: {
    unanswered_question: 'question sans réponse',
    missing_target: 'lien vers une page absente',
    no_page: 'pas de page à part',
    sent_elsewhere: 'lecteurs envoyés ailleurs',
    competitor_topic: 'd’autres ont une page',
    thin_page: 'page mince',
  },
  summary: {
    read: (read, seen, words) =>
      `Le rapport repose sur ${read} des ${seen} pages connues, ${words} mots en tout.`,
    topics: (count, first, { deep, partial, thin }) =>
      `Le site a ${count} sujets principaux, d’abord ${first} : ${deep} sont traités en profondeur, ${partial} en partie et ${thin} à peine.`,
    deepest: (topic, pages, words) =>
      `Le sujet le plus approfondi est ${topic}, avec ${words} mots sous ses propres titres sur ${pages}.`,
    covered: (topic, pages, words) => `${topic} est traité en profondeur : ${words} mots, sur ${pages}.`,
    competitor: (host, pages, percent) =>
      `${host} parle de ${percent} % des mêmes sujets sur les ${pages} trouvées.`,
    thinnest: (topics) => `À peine traités : ${topics}.`,
    questions: (asked, answered) => `Des ${asked} questions de lecteurs, le site répond à ${answered}.`,
    noGaps: 'Aucun manque n’a été trouvé.',
    gaps: (count, important) => `Manques trouvés : ${count}, dont ${important} de haute importance.`,
    first: (topic, why) => `Le premier à combler est « ${topic} » : ${why}`,
  },
  quoted: (term) => `« ${term} »`,
  separator: ', ',
  reasons: {
    unanswered: () => 'Le site pose la question et n’y répond pas.',
    unansweredOnWeb: (pages) =>
      `La question est posée sur ${pages} du web, et aucune section du site n’en parle.`,
    missingTarget: (pages) => `Des liens sur ${pages} mènent à une page qui n’existe pas.`,
    noPage: (mentions, pages) =>
      `Le site le mentionne ${mentions} fois sur ${pages}, et aucune page, aucun titre ni aucun lien du site n’en porte le nom.`,
    shallow: (mentions, pages, words) =>
      `Le site le mentionne ${mentions} fois sur ${pages} ; aucune page n’en porte le nom, et il y a ${words} mots sous les titres qui le nomment.`,
    sentElsewhere: (pages, host) =>
      `Des liens sur ${pages} envoient les lecteurs à ${host} pour cela, et le site n’a pas de page à ce sujet.`,
    competitor: (_count, hosts) =>
      `D’autres sites (${hosts}) ont une page ou un titre à ce sujet, et celui-ci n’en a pas.`,
    thin: (words, pages) => `Cette page est la cible de liens de ${pages} et n’a que ${words} mots.`,
    differ: (one, other) =>
      `Deux pages disent la même chose avec des chiffres différents : ${one} et ${other}.`,
  },
};
