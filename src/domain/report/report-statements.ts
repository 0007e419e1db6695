import type { ContentGap } from './site/content-gaps.js';
import type { Competitor } from './competitors.js';
import type { QuotedParts } from './report-draft.js';
import type { ReportTopic } from './report.js';
import type { ReportWording } from './wording/report-wording.js';

export interface StatementMaterial {
  readonly wording: ReportWording;
  readonly pagesRead: number;
  readonly pagesSeen: number;
  readonly words: number;
  readonly topics: readonly Omit<ReportTopic, 'best'>[];
  readonly questions: QuotedParts['questions'];
  readonly gaps: readonly ContentGap[];
  /** Numbers as the report prints them. */
  readonly counted: (count: number) => string;
  readonly pagesCounted: (count: number) => string;
}

const MOST_NAMED = 3;
const MOST_THIN = 4;
const HIGH = 3;

/** @returns at most seven sentences on how far the site covers its subject; every number stands in the record */
export function summaryOf(material: StatementMaterial): string[] {
  const { wording, topics, questions, gaps, counted } = material;
  const { summary } = wording;
  const of = (depth: ReportTopic['depth']) => topics.filter((topic) => topic.depth === depth);
  const lines = [
    summary.read(counted(material.pagesRead), counted(material.pagesSeen), counted(material.words)),
  ];
  if (topics.length > 0)
    lines.push(
      summary.topics(counted(topics.length), listOf(wording, topics.slice(0, MOST_NAMED)), {
        deep: counted(of('deep').length),
        partial: counted(of('partial').length),
        thin: counted(of('thin').length),
      }),
    );
  const [deepest] = [...of('deep')].sort((a, b) => b.words - a.words);
  if (deepest)
    lines.push(
      summary.deepest(
        wording.quoted(deepest.term),
        material.pagesCounted(deepest.pages),
        counted(deepest.words),
      ),
    );
  if (of('thin').length > 0) lines.push(summary.thinnest(listOf(wording, of('thin').slice(0, MOST_THIN))));
  if (questions.length > 0) {
    const answered = questions.filter(({ place }) => place !== null).length;
    lines.push(summary.questions(counted(questions.length), counted(answered)));
  }
  const high = gaps.filter(({ importance }) => importance === HIGH).length;
  lines.push(gaps.length === 0 ? summary.noGaps : summary.gaps(counted(gaps.length), counted(high)));
  const [first] = gaps;
  if (first) lines.push(summary.first(first.topic, first.why));
  return lines;
}

function listOf(wording: ReportWording, topics: readonly { readonly term: string }[]): string {
  return topics.map(({ term }) => wording.quoted(term)).join(wording.separator);
}

/** A finding, and the blocks of the draft that it rests on. */
export interface PlannedFinding {
  readonly text: string;
  readonly blockIds: readonly string[];
  readonly kind: 'fact' | 'comparison' | 'gap' | 'risk';
  readonly importance: 1 | 2 | 3;
}

const MOST_GAPS = 5;
const MOST_FACTS = 3;
const MOST_COMPARED = 3;

/** What matters most, weighed: where sources differ, the first gaps, the best and the thinnest topics, and others. */
export function findingsOf(
  material: StatementMaterial & {
    readonly contradictions: QuotedParts['contradictions'];
    readonly competitors: readonly Competitor[];
  },
): PlannedFinding[] {
  const { wording, gaps, topics, contradictions, competitors, counted, pagesCounted } = material;
  const deep = topics.filter(({ depth }) => depth === 'deep').sort((a, b) => b.words - a.words);
  const thin = topics.filter(({ depth }) => depth === 'thin');
  return [
    ...contradictions.map(({ note, blockIds }) => ({
      text: note,
      blockIds,
      kind: 'risk' as const,
      importance: 3 as const,
    })),
    ...gaps.slice(0, MOST_GAPS).map(({ topic, why, importance }) => ({
      text: `${topic}: ${why}`,
      blockIds: [],
      kind: 'gap' as const,
      importance,
    })),
    ...(thin.length > 0
      ? [
          {
            text: wording.summary.thinnest(listOf(wording, thin.slice(0, MOST_THIN))),
            blockIds: [],
            kind: 'fact' as const,
            importance: 2 as const,
          },
        ]
      : []),
    ...deep.slice(0, MOST_FACTS).map(({ term, pages, words }) => ({
      text: wording.summary.covered(wording.quoted(term), pagesCounted(pages), counted(words)),
      blockIds: [],
      kind: 'fact' as const,
      importance: 1 as const,
    })),
    ...competitors.slice(0, MOST_COMPARED).map(({ host, pages, overlap }) => ({
      text: wording.summary.competitor(host, pagesCounted(pages), counted(Math.round(100 * overlap))),
      blockIds: [],
      kind: 'comparison' as const,
      importance: 1 as const,
    })),
  ];
}
