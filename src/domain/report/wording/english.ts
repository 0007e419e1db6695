import type { ReportWording } from './report-wording.js';

export const ENGLISH: ReportWording = {
  title: (site) => `Content report on ${site}`,
  input: (site) => `What ${site} covers, which questions of readers it answers, and what it lacks`,
  pages: (count, printed) => `${printed} ${count === 1 ? 'page' : 'pages'}`,
  headings: {
    contents: 'Contents',
    summary: 'Summary',
    topics: 'Topics and their coverage',
    says: 'What the site says',
    questions: 'Questions that readers ask',
    gaps: 'What is missing',
    briefs: 'What to write next',
    othersSay: 'What others say',
    differ: 'Where sources differ',
    competitors: 'Others on the same topics',
    limits: 'What was not read',
  },
  labels: {
    domain: 'Domain',
    date: 'Date of the report',
    readBetween: 'Pages read',
    pagesRead: 'Pages',
    topic: 'Topic',
    depth: 'Depth',
    pages: 'Pages',
    devoted: 'Of its own',
    words: 'Words',
    links: 'Links between them',
    newest: 'Newest date',
    best: 'Best pages',
    question: 'Question',
    answer: 'Answer',
    noAnswer: 'not answered',
    gap: 'Gap',
    why: 'Reason',
    importance: 'Importance',
    evidence: 'Evidence',
    host: 'Site',
    overlap: 'Topics in common',
    sections: 'Sections',
    sources: 'Sources on the site',
    post: 'The brief as JSON, ready to be posted',
  },
  depths: { deep: 'deep', partial: 'partial', thin: 'thin' },
  importances: { 3: 'high', 2: 'medium', 1: 'low' },
  gapKinds: {
    unanswered_question: 'unanswered question',
    missing_target: 'link to a missing page',
    no_page: 'no page of its own',
    sent_elsewhere: 'readers are sent elsewhere',
    competitor_topic: 'others have a page',
    thin_page: 'thin page',
  },
  summary: {
    read: (read, seen, words) => `The report rests on ${read} of ${seen} known pages, ${words} words in all.`,
    topics: (count, first, { deep, partial, thin }) =>
      `The site has ${count} main topics, first of all ${first}: ${deep} are covered in depth, ${partial} in part and ${thin} thinly.`,
    deepest: (topic, pages, words) =>
      `The deepest is ${topic}, with ${words} words under its own titles and headings on ${pages}.`,
    covered: (topic, pages, words) => `${topic} is covered in depth: ${words} words, on ${pages}.`,
    competitor: (host, pages, percent) =>
      `${host} speaks of ${percent} % of the same topics on the ${pages} that were found.`,
    thinnest: (topics) => `Thinly covered: ${topics}.`,
    questions: (asked, answered) => `Of ${asked} questions that readers ask, the site answers ${answered}.`,
    noGaps: 'No gaps were found.',
    gaps: (count, important) => `Gaps found: ${count}, ${important} of them of high importance.`,
    first: (topic, why) => `The first to close is “${topic}”: ${why}`,
  },
  quoted: (term) => `“${term}”`,
  separator: ', ',
  reasons: {
    unanswered: () => 'The site asks it and has no answer to it.',
    unansweredOnWeb: (pages) =>
      `It is asked on ${pages} of the web, and no section of the site speaks of it.`,
    missingTarget: (pages) => `Links on ${pages} lead to a page that is not there.`,
    noPage: (mentions, pages) =>
      `The site mentions it ${mentions} times on ${pages}, and no page, heading or link of the site is named after it.`,
    shallow: (mentions, pages, words) =>
      `The site mentions it ${mentions} times on ${pages}; no page is named after it, and its headings have ${words} words below them.`,
    sentElsewhere: (pages, host) =>
      `Links on ${pages} send readers to ${host} for it, and the site has no page on it.`,
    competitor: (count, hosts) =>
      `${hosts} other ${count === 1 ? 'site has' : 'sites have'} a page or a heading on it, and this site has none.`,
    thin: (words, pages) => `${pages} link to this page, which has only ${words} words.`,
    differ: (one, other) => `Two pages say the same with different figures: ${one} and ${other}.`,
  },
};
