import type { Answer } from '../../../output/shape.js';
import type {
  filtersShape,
  graphShape,
  issuesShape,
  ngramsShape,
  overviewShape,
  shortIssuesShape,
  structureShape,
} from '../../../../libs/site-audit/index.js';

const HOME = 'https://locks.example/';
const PAGE = 'https://locks.example/history';
const statusClasses = { '2xx': 2, '3xx': 0, '4xx': 0, '5xx': 0, no_response: 0 };

const overview: Answer<typeof overviewShape> = {
  score: {
    value: 97,
    grade: 'A',
    previous: null,
    delta: null,
    confidence: 'full',
    caps: [],
    lost: [
      {
        check: 'title_missing',
        severity: 'error',
        points: 3,
        affected: 1,
        population: 2,
        share: 0.5,
      },
    ],
  },
  totals: {
    urls: 2,
    htmlPages: 2,
    indexable: 2,
    nonIndexable: 0,
    resources: 0,
    externalUrls: 0,
    internalLinks: 2,
    externalLinks: 0,
    bytes: 20_480,
  },
  statusClasses: { ...statusClasses, blocked_by_robots: 0 },
  statusCodes: [{ code: 200, count: 2 }],
  contentTypes: [{ type: 'text/html', count: 2, bytes: 20_480 }],
  nonIndexableReasons: [{ reason: 'noindex', count: 0 }],
  depth: [{ depth: 0, count: 1, share: 0.5, byStatus: { ...statusClasses, '2xx': 1 } }],
  timing: {
    ttfbMs: { p50: 80, p90: 95, p99: 95 },
    totalMs: { p50: 90, p90: 110, p99: 110 },
    histogram: [{ fromMs: 0, toMs: 100, count: 2 }],
  },
  languages: [{ lang: 'en', declared: 2, detected: 2 }],
  issues: {
    error: { checks: 1, items: 1, urls: 1 },
    warning: { checks: 0, items: 0, urls: 0 },
    notice: { checks: 0, items: 0, urls: 0 },
  },
  topFixes: [
    {
      check: 'title_missing',
      title: 'Pages without a title',
      affected: 1,
      templateWide: false,
      points: 3,
    },
  ],
  robotsTxt: {
    status: 200,
    bytes: 25,
    sitemaps: [`${HOME}sitemap.xml`],
    crawlDelaySeconds: null,
    disallowLines: 0,
  },
  sitemaps: [{ url: `${HOME}sitemap.xml`, status: 200, urls: 2, errors: 0, isIndex: false }],
  searches: [{ name: 'Year', pages: 2, matches: 2, values: [{ value: '2026', pages: 2 }] }],
  segments: [{ name: 'History', urls: 1, pages: 1, indexable: 1, score: 100, grade: 'A', issues: [] }],
  duplicates: { exactGroups: 0, exactPages: 0, nearGroups: 0, nearPages: 0 },
  changes: {
    since: null,
    pagesAdded: 0,
    pagesRemoved: 0,
    statusChanged: 0,
    issuesNew: 0,
    issuesFixed: 0,
  },
};

const issue = {
  check: 'title_missing',
  title: 'Pages without a title',
  category: 'metadata',
  severity: 'error',
  count: 1,
  urls: 1,
  share: 0.5,
  templateWide: false,
  points: 3,
  change: { new: 1, fixed: 0, same: 0 },
  items: '?view=issues&check=title_missing',
} as const;
const summary = { checksRun: 120, checksFailed: 1, errors: 1, warnings: 0, notices: 0, suppressed: 0 };
const hit = {
  url: PAGE,
  status: 200,
  depth: 1,
  inlinks: 1,
  observed: 'no title',
  detail: {},
  where: { line: 4 },
  sources: [],
  sourcePages: 0,
};

const issues: Answer<typeof issuesShape> = {
  summary,
  issues: [
    {
      ...issue,
      scope: 'page',
      rule: 'A page has a title that is not empty.',
      threshold: null,
      population: 2,
      confidence: 'confirmed',
      why: 'Readers of a list of results see no name.',
      fix: 'Give the page a title of its own.',
      source: {
        title: 'HTML Standard: the title element',
        url: 'https://html.spec.whatwg.org/multipage/semantics.html#the-title-element',
      },
      effort: 'low',
      patterns: [{ folder: '/', count: 1 }],
      samples: [{ ...hit, pagerank: 0.4 }],
    },
  ],
  items: [
    {
      check: 'title_missing',
      ...hit,
      folder: '/',
      severity: 'error',
      confidence: 'confirmed',
      change: 'new',
    },
  ],
};

const shortIssues: Answer<typeof shortIssuesShape> = { summary, issues: [issue] };

const groups: Answer<typeof filtersShape>['groups'] = [
  {
    id: 'page_titles',
    title: 'Page titles',
    appliesTo: 'html',
    total: 2,
    filters: [
      {
        id: 'missing',
        title: 'Missing',
        count: 1,
        share: 0.5,
        severity: 'error',
        check: 'title_missing',
        urls: '?view=filters&filter=page_titles:missing',
      },
    ],
  },
];

const filters: Answer<typeof filtersShape> = {
  groups,
  facets: {
    statusClass: [{ value: '2xx', count: 1 }],
    indexability: [{ value: 'indexable', count: 1 }],
    contentType: [{ value: 'text/html', count: 1 }],
    depth: [{ value: '1', count: 1 }],
    folder: [{ value: '/', count: 1 }],
    lang: [{ value: 'en', count: 1 }],
    inSitemap: [{ value: 'true', count: 1 }],
  },
  selection: { filters: ['page_titles:missing'], match: 'all', facets: [], q: null },
  rows: [{ url: PAGE, status: 200, words: 512 }],
};

const structure: Answer<typeof structureShape> = {
  root: {
    path: '/',
    segment: '/',
    level: 0,
    hasPage: true,
    url: HOME,
    urls: 2,
    htmlPages: 2,
    indexable: 2,
    nonIndexable: 0,
    ownUrls: 2,
    statusClasses,
    depthMin: 0,
    depthMax: 1,
    depthAvg: 0.5,
    wordsAvg: 480,
    pagerankSum: 1,
    bytes: 20_480,
    issues: { error: 1, warning: 0, notice: 0 },
    langs: ['en'],
    childrenTotal: 0,
    childrenTruncated: false,
    children: [],
  },
  depthTable: [{ depth: 0, urls: 1, share: 0.5, indexable: 1 }],
  hosts: [{ host: 'locks.example', urls: 2 }],
};

const ngrams: Answer<typeof ngramsShape> = {
  settings: {
    n: [2],
    lang: 'en',
    area: 'main',
    stopWords: 'edges',
    minCount: 3,
    minPages: 1,
    case: 'folded',
    indexableOnly: true,
  },
  totals: { pages: 2, words: 960, distinct: { 1: 210, 2: 480, 3: 610, 4: 640 } },
  languages: [{ lang: 'en', pages: 2, words: 960, stopWordList: 'en', stopWords: 1298 }],
  ngrams: {
    2: [
      {
        text: 'canal lock',
        n: 2,
        count: 9,
        pages: 2,
        pageShare: 1,
        per1000Words: 9.375,
        tfidf: 1.2,
        boilerplate: false,
        in: { title: 1, h1: 1, headings: 0, anchor: 1, body: 2 },
        maxOnPage: { url: PAGE, count: 7, density: 0.0137 },
        linkedTo: [{ url: PAGE, links: 1 }],
        unlinkedPages: 0,
        samplePages: [{ url: PAGE, count: 7, context: 'the oldest canal lock had a single gate' }],
      },
    ],
  },
  approximate: false,
  errorBound: 0,
};

const stats: Answer<typeof graphShape>['stats'] = {
  nodesTotal: 2,
  edgesTotal: 2,
  linksTotal: 2,
  components: 1,
  largestComponent: 2,
  orphans: 0,
  deadEnds: 0,
  maxDepth: 1,
  avgDepth: 0.5,
  reciprocalShare: 1,
  pagerank: { damping: 0.85, iterations: 20, residual: 0.000001 },
};

const graph: Answer<typeof graphShape> = {
  stats,
  nodes: [
    {
      id: 1,
      url: HOME,
      title: 'The Lock Keeper',
      status: 200,
      type: 'html',
      indexable: true,
      depth: 0,
      inlinks: 1,
      uniqueInlinks: 1,
      outlinks: 1,
      uniqueOutlinks: 1,
      externalOutlinks: 0,
      pagerank: 0.5,
      linkScore: 100,
      hub: 0.5,
      authority: 0.5,
      folder: '/',
      cluster: 0,
      parent: null,
      issues: { error: 0, warning: 0 },
    },
  ],
  edges: [
    {
      source: 1,
      target: 2,
      links: 1,
      follow: true,
      type: 'link',
      tree: true,
      position: 'main',
      anchors: ['History'],
    },
  ],
  truncated: {
    nodesShown: 1,
    edgesShown: 1,
    method: 'pagerank+tree',
    limitNodes: 1,
    limitEdges: 20_000,
  },
};

/** One of each view in full, as `view=` asks for it. */
export const viewExamples = { overview, issues, filters, structure, ngrams, graph };

/** All views in their short form, as an audit has them without `view=`. */
export const shortViewExamples = {
  overview,
  issues: shortIssues,
  filters: { groups },
  structure,
  ngrams,
  graph: { stats },
};
