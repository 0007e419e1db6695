import { refuse } from '../../domain/errors.js';
import type { McpCall, McpParts } from './mcp-parts.js';
import { completeEdition, completeResource } from './resources.js';
import { findArticle } from './tools/article-tools.js';

interface Prompt {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly arguments: readonly {
    readonly name: string;
    readonly description: string;
    readonly required: boolean;
  }[];
  /** @throws {GalleyError} `not_found` for what is not the caller's */
  write(given: Readonly<Record<string, string>>, call: McpCall, parts: McpParts): Promise<string>;
}

const EDITION = { name: 'edition', description: 'Id of an edition.', required: true } as const;

async function editionIn(given: Readonly<Record<string, string>>, call: McpCall, { editions }: McpParts) {
  return (await editions.find(call.actor, call.connection.edition ?? given['edition'] ?? '')).id;
}

/** Ways of work that a person may choose in a client. */
export const PROMPTS: readonly Prompt[] = [
  {
    name: 'audit_triage',
    title: 'What to fix first on the site',
    description: 'Reads the newest audit and makes a short plan of what to fix.',
    arguments: [EDITION],
    write: async (given, call, parts) =>
      [
        `Find out what to fix first on the site of the edition ${await editionIn(given, call, parts)}.`,
        'Call get_audit for its score, then list_audit_issues with severity error, then with warning.',
        'For the five checks that cost most points, call list_audit_issues with check and look at the hits.',
        'Answer with a table: what, where, how many pages, effort, points; then the first three steps.',
        'Say which findings are template-wide, for one change fixes them all. Change nothing.',
      ].join('\n'),
  },
  {
    name: 'brief_from_gap',
    title: 'A brief from a gap of the site',
    description: 'Turns a gap of the newest research report into a brief, for a person to approve.',
    arguments: [
      EDITION,
      {
        name: 'gap',
        description: 'Id of a gap, such as G1; the most important if left out.',
        required: false,
      },
    ],
    write: async (given, call, parts) => {
      const edition = await editionIn(given, call, parts);
      const gap = /^G\d{1,4}$/.test(given['gap'] ?? '')
        ? `the gap ${given['gap']}`
        : 'the most important gap';
      return [
        `Write a brief that closes ${gap} of the edition ${edition}.`,
        'Call get_research_report, and list_articles to see what is there already.',
        'Show the brief with the evidence for the gap, and wait for a yes.',
        'Only then call start_articles with a new UUID, and get_job with wait_seconds until it is done.',
      ].join('\n');
    },
  },
  {
    name: 'review_article',
    title: 'Review an article before it is published',
    description: 'Reads an article beside its sources and checks.',
    arguments: [{ name: 'article_id', description: 'Id of an article.', required: true }],
    write: async (given, call, parts) => {
      const { id } = await findArticle(call, parts, given['article_id'] ?? '');
      return [
        `Review the article ${id} before it is published.`,
        'Call get_article, then get_provenance with show checks, and with show claims and verdict unsupported and contradicted.',
        'List each sentence that its source does not support, with the quote beside it, and each failing check.',
        'End with publish, edit or reject, and why. Publish only when a person says so.',
      ].join('\n');
    },
  },
];

/** @throws {GalleyError} `not_found` */
export async function writePrompt(
  name: string,
  given: Readonly<Record<string, string>>,
  call: McpCall,
  parts: McpParts,
) {
  const prompt = promptOf(name);
  if (!prompt) throw refuse('not_found', 'There is no such prompt.');
  return { description: prompt.description, text: await prompt.write(given, call, parts) };
}

/** @returns nothing for what can't be completed */
export async function completePrompt(
  name: string,
  argument: string,
  begun: string,
  call: McpCall,
  parts: McpParts,
): Promise<readonly string[]> {
  const isThere = promptOf(name)?.arguments.some((each) => each.name === argument);
  if (!isThere) return [];
  if (argument === 'edition') return completeEdition(begun, call, parts);
  return argument === 'article_id' ? completeResource('galley://articles/{id}', begun, call, parts) : [];
}

function promptOf(name: string): Prompt | undefined {
  return PROMPTS.find((prompt) => prompt.name === name);
}
