import { imagePathOf, urlPathOf } from '../../output/article.js';
import { MOST_REVISIONS } from '../../../domain/article/editing/edit.js';
import { parseIds, parseReason } from '../../input/fields.js';
import { isOfThisVersion } from '../../../domain/article/provenance.js';
import { jsonLdOf } from '../../output/json-ld.js';
import { provenanceInGraph } from '../provenance-in-graph.js';
import { isWholeRecord } from '../documents/record-selection.js';
import { parseEdit } from '../../input/edit.js';
import { snakeKeys } from '../../output/snake-keys.js';
import { inCamelCase, parseBriefInput, parseBriefInputs } from '../brief-input.js';
import type { GraphContext } from '../context.js';
import { editionOf } from '../edition-of.js';
import { enumValue } from '../enum-value.js';
import type {
  ArticleImageResolvers,
  ArticleResolvers,
  MutationResolvers,
  QueryResolvers,
  RefusedArticleResolvers,
  StartArticlePayloadResolvers,
  StartArticlesPayloadResolvers,
} from '../generated/types.js';
import { usage } from './access.js';

export const article: NonNullable<QueryResolvers['article']> = (_parent, { id }, { actor, services }) =>
  services.articles.findById(actor, id);

export const startArticle: NonNullable<MutationResolvers['startArticle']> = async (
  _parent,
  { input },
  context,
) => {
  const permit = await context.services.articleStarts.admit(context.actor, input.edition);
  const start = await permit.start(await parseBriefInput(input.brief, permit.checkSources));
  if (start.paidActions) context.showPaidActions(start.paidActions);
  return start;
};

export const previewBrief: NonNullable<MutationResolvers['previewBrief']> = async (
  _parent,
  { input },
  { actor, services, callerLeft },
) => {
  const permit = await services.previews.admit(actor, input.edition);
  const brief = await parseBriefInput(input.brief, permit.checkSources);
  return { sources: await permit.preview(brief, callerLeft()) };
};

export const startArticles: NonNullable<MutationResolvers['startArticles']> = async (
  _parent,
  { input },
  context,
) => {
  const permit = await context.services.articleStarts.admit(context.actor, input.edition);
  const batch = await permit.startBatch(await parseBriefInputs(input.briefs, permit.checkSources));
  context.showPaidActions(batch.paidActions);
  return batch;
};

export const StartArticlePayload: StartArticlePayloadResolvers = { job: ({ progress }) => progress, usage };

export const StartArticlesPayload: StartArticlesPayloadResolvers = {
  refused: ({ refused }) => refused.map((row) => ({ ...row, code: enumValue(row.code) })),
  usage,
};

export const publishArticle: NonNullable<MutationResolvers['publishArticle']> = async (
  _parent,
  { input: { id, overrideReason } },
  context,
) => {
  const permit = await admitEditor(context, id, 'publishing an article');
  return { article: await permit.publish(parseReason(overrideReason, '/overrideReason')) };
};

export const publishArticles: NonNullable<MutationResolvers['publishArticles']> = (
  _parent,
  { input: { ids, overrideReason } },
  { actor, services },
) =>
  services.publishing.publishAll(
    actor,
    () => parseIds(ids, '/ids'),
    () => parseReason(overrideReason, '/overrideReason'),
  );

export const RefusedArticle: RefusedArticleResolvers = { code: ({ code }) => enumValue(code) };

export const unpublishArticle: NonNullable<MutationResolvers['unpublishArticle']> = async (
  _parent,
  { input },
  context,
) => {
  const permit = await admitEditor(context, input.id, 'withdrawing an article');
  return { article: await permit.unpublish() };
};

export const updateArticle: NonNullable<MutationResolvers['updateArticle']> = async (
  _parent,
  { input: { id, revision, ...edit } },
  context,
) => {
  const permit = await admitEditor(context, id, 'editing an article');
  const ifMatch = revision === null || revision === undefined ? null : [revision];
  return { article: await permit.edit(await inCamelCase(() => parseEdit(snakeKeys(edit))), ifMatch) };
};

export const deleteArticle: NonNullable<MutationResolvers['deleteArticle']> = async (
  _parent,
  { input },
  context,
) => {
  const permit = await admitEditor(context, input.id, 'deleting an article');
  await permit.delete();
  // Ids are in lower case everywhere but in the answers to starts.
  return { deletedId: input.id.toLowerCase() };
};

/** The right to change an article that is named by its id alone. @param what the caller wants, for the refusal */
async function admitEditor({ actor, services }: GraphContext, id: string, what: string) {
  const article = await services.articles.findById(actor, id);
  return services.publishing.admit(actor, article.editionId, article.id, what);
}

export const Article: ArticleResolvers = {
  status: (parent) => (parent.status === 'draft' ? 'DRAFT' : 'PUBLISHED'),
  urlPath: urlPathOf,
  updatedAt: ({ changedAt }) => changedAt,
  edition: editionOf,
  job: ({ id }, _args, { reads }) => reads.jobOfArticle(id),
  provenance: async (parent, _args, { reads }, { fieldNodes, fragments }) => {
    const isWhole = fieldNodes.some(
      ({ selectionSet }) => selectionSet && isWholeRecord(selectionSet, (name) => fragments[name]),
    );
    return provenanceInGraph(await (isWhole ? reads.provenanceOf(parent) : reads.provenanceHeadOf(parent)));
  },
  jsonLd: async (article, args, context) => {
    const [record, edition] = await Promise.all([
      context.reads.provenanceOf(article),
      editionOf(article, args, context),
    ]);
    return record && isOfThisVersion(record) ? jsonLdOf({ article, record, edition }) : null;
  },
  image: (parent) => parent,
  revisions: async ({ id, editionId }, { limit }, { actor, services }) => {
    const window = { limit: Math.min(MOST_REVISIONS, Math.max(1, limit)), offset: 0 };
    return (await services.articles.revisions(actor, editionId, id, window)).items;
  },
};

export const ArticleImage: ArticleImageResolvers = {
  featuredUrl: imagePathOf,
  signedUrl: async (parent, _args, { reads }) => (await reads.imageAddressOf(parent))?.path ?? null,
  source: ({ imageSource }) => imageSource,
};
