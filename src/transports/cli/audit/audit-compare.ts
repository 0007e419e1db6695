import { Command, InvalidArgumentError, Option } from 'commander';
import { z } from 'zod';
import { refuse } from '../../../domain/errors.js';
import {
  changeOf,
  Comparison,
  comparedRowShape,
  type ComparedRow,
  type NumberedRow,
  URL_CHANGE_KINDS,
  type UrlChange,
  type UrlChangeCounts,
  type UrlChangeKind,
} from '../../../libs/site-audit/index.js';
import { onOneLine, type Terminal } from '../command.js';
import { formatFacts, formatTable, wrap } from '../layout.js';

const FORMATS = ['csv', 'ndjson', 'json'] as const;

export interface CompareRequest {
  /** Files with the JSON of two audits, the earlier one first. */
  readonly before: string;
  readonly after: string;
  /** Empty for all. */
  readonly kinds: readonly UrlChangeKind[];
  /** null for a readable summary. */
  readonly format: (typeof FORMATS)[number] | null;
  /** Where that goes; null for standard output. */
  readonly file: string | null;
}

/** `galley audit compare`. @param compare runs it */
export function compareCommand(compare: (given: CompareRequest) => Promise<void>): Command {
  return new Command('compare')
    .summary('list the differences between two audits')
    .description(
      'Compares two audits of a site, URL by URL: what was added or removed, and what has another status, redirect, ' +
        'indexability, canonical, robots, title, description, H1 or number of words. Each is a file that ' +
        '`galley audit --format json -o FILE` wrote.',
    )
    .argument('<before>', 'JSON of the earlier audit')
    .argument('<after>', 'JSON of the later audit')
    .option(
      '--kind <kinds>',
      `only changes of these kinds, parted by commas: ${URL_CHANGE_KINDS.join(', ')}`,
      kindsOption,
      [],
    )
    .addOption(new Option('--format <format>', 'print all changes, as a table or as JSON').choices(FORMATS))
    .option('-o, --output <file>', 'write them into this file, and print the summary')
    .action(async (before: string, after: string, options: CompareOptions) => {
      const { kind: kinds, format = null, output: file = null } = options;
      if (file !== null && format === null)
        throw refuse('invalid_params', `--output needs --format: ${FORMATS.join(', ')}.`);
      await compare({ before, after, kinds, format, file });
    });
}

interface CompareOptions {
  readonly kind: readonly UrlChangeKind[];
  readonly format?: (typeof FORMATS)[number];
  readonly output?: string;
}

function kindsOption(text: string, before: readonly UrlChangeKind[]): readonly UrlChangeKind[] {
  const given = text.split(',').map((part) => part.trim());
  const unknown = given.find((part) => !URL_CHANGE_KINDS.some((kind) => kind === part));
  if (unknown !== undefined) throw new InvalidArgumentError(`It must be of ${URL_CHANGE_KINDS.join(', ')}.`);
  return URL_CHANGE_KINDS.filter((kind) => before.includes(kind) || given.includes(kind));
}

const { indexabilityReason, redirectTo, ...sameNames } = comparedRowShape.shape;
const fileShape = z.object({
  crawl: z.object({ domain: z.string(), coverage: z.object({ complete: z.boolean() }) }),
  views: z.object({ overview: z.object({ score: z.object({ value: z.number().nullable() }) }) }),
  urls: z.array(
    z
      .object({ ...sameNames, indexability_reason: indexabilityReason, redirect_to: redirectTo })
      .transform(({ indexability_reason, redirect_to, ...row }): ComparedRow => ({
        ...row,
        indexabilityReason: indexability_reason,
        redirectTo: redirect_to,
      })),
  ),
});

/** An audit as a file has it. */
export interface AuditFile {
  readonly domain: string;
  readonly score: number | null;
  readonly isComplete: boolean;
  readonly rows: readonly NumberedRow[];
}

/**
 * @param text what `galley audit --json` printed
 * @param name of the file, for a refusal
 * @throws {GalleyError} `invalid_params`
 */
export function parseAuditFile(text: string, name: string): AuditFile {
  const parsed = fileShape.safeParse(jsonOf(text));
  if (!parsed.success)
    throw refuse('invalid_params', `"${name}" is not what \`galley audit --json\` prints in this version.`);
  const { crawl, views, urls } = parsed.data;
  return {
    domain: crawl.domain,
    score: views.overview.score.value,
    isComplete: crawl.coverage.complete,
    rows: urls.map((row, place) => ({ id: place + 1, row })),
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What `galley audit compare` tells. */
export interface ComparedFiles {
  readonly before: AuditFile;
  readonly after: AuditFile;
  readonly confidence: 'full' | 'partial';
  readonly counts: UrlChangeCounts;
  readonly changes: readonly UrlChange[];
}

/** @throws {GalleyError} `invalid_params` for audits of two sites */
export async function compareFiles(
  before: AuditFile,
  after: AuditFile,
  kinds: readonly UrlChangeKind[],
): Promise<ComparedFiles> {
  const bare = ({ domain }: AuditFile) => domain.replace(/^www\./, '');
  if (bare(before) !== bare(after))
    throw refuse('invalid_params', onOneLine(`These are audits of ${before.domain} and of ${after.domain}.`));
  const comparison = await Comparison.of([before.rows], [after.rows]);
  const { changes } = comparison.piece(kinds, { after: 0, limit: Number.MAX_SAFE_INTEGER });
  const rowOf = ({ rows }: AuditFile, id: number | null) =>
    id === null ? null : (rows[id - 1]?.row ?? null);
  return {
    before,
    after,
    confidence: before.isComplete && after.isComplete ? 'full' : 'partial',
    counts: comparison.counts,
    changes: changes.map((change) =>
      changeOf(change.kind, change.url, rowOf(before, change.before), rowOf(after, change.after)),
    ),
  };
}

const MOST_LISTED = 40;
const KIND_WORDS: Readonly<Record<UrlChangeKind, string>> = {
  added: 'URLs added',
  removed: 'URLs removed',
  status: 'Status',
  redirect: 'Redirect',
  indexability: 'Indexability',
  canonical: 'Canonical',
  robots: 'Robots',
  title: 'Title',
  description: 'Description',
  h1: 'H1',
  words: 'Words',
};

/** What a person reads of it. */
export function describeComparison(
  { before, after, confidence, counts, changes }: ComparedFiles,
  { columns }: Pick<Terminal, 'columns'>,
): string {
  const scores = [before.score, after.score].map((score) => (score === null ? 'none' : String(score)));
  const facts = [
    ['Score', scores.join(' → ')] as const,
    ...URL_CHANGE_KINDS.map((kind) => [KIND_WORDS[kind], String(counts[kind])] as const),
  ];
  const listed = changes.slice(0, MOST_LISTED);
  const table = listed.map(({ url, kind, before: was, after: is }) => [
    kind,
    onOneLine(url),
    onOneLine(`${was ?? '–'} → ${is ?? '–'}`),
  ]);
  const paragraphs = [
    [onOneLine(`${after.domain}: ${changes.length} changes are listed`)],
    [formatFacts(facts, columns)],
    confidence === 'full'
      ? []
      : wrap(
          'One of the two crawls did not see the whole site: what was added or removed may only have been unseen.',
          columns,
        ),
    table.length === 0 ? [] : [formatTable(table, columns)],
    changes.length > listed.length
      ? [`and ${changes.length - listed.length} more; --format csv has them all.`]
      : [],
  ];
  return paragraphs
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}
