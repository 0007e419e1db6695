import { imagePathOf, urlPathOf } from '../../output/article.js';
import { parseReason } from '../../input/fields.js';
import { provenanceInGraph } from '../provenance-in-graph.js';
import { isWholeRecord } from '../documents/record-selection.js';
import { parseBriefInput, parseBriefInputs } from '../brief-input.js';
import type { ArticleResolvers, MutationResolvers, QueryResolvers } from '../generated/types.js';

export const article: NonNullable<QueryResolvers['article']> = (_parent, { slug, id }, { actor, services }) =>
  services.articles.find(actor, slug, id);

export const startArticle: NonNullable<MutationResolvers['startArticle']> = async (
  _parent,
  { slug, brief },
  context,
) => {
  const permit = await context.services.articleStarts.admit(context.actor, slug);
  const start = await permit.start(await parseBriefInput(brief, permit.checkSources));
  if (start.paidActions) context.showPaidActions(start.paidActions);
  return start.progress;
};

export const startArticles: NonNullable<MutationResolvers['startArticles']> = async (
  _parent,
  { slug, briefs },
  context,
) => {
  const permit = await context.services.articleStarts.admit(context.actor, slug);
  const batch = await permit.startBatch(await parseBriefInputs(briefs, permit.checkSources));
  context.showPaidActions(batch.paidActions);
  return batch;
};

export const publishArticle: NonNullable<MutationResolvers['publishArticle']> = async (
  _parent,
  { slug, id, overrideReason },
  { actor, services },
) => {
  const permit = await services.publishing.admit(actor, slug, id, 'publishing an article');
  return permit.publish(parseReason(overrideReason, '/overrideReason'));
};

export const unpublishArticle: NonNullable<MutationResolvers['unpublishArticle']> = async (
  _parent,
  { slug, id },
  { actor, services },
) => (await services.publishing.admit(actor, slug, id, 'withdrawing an article')).unpublish();

export const Article: ArticleResolvers = {
  status: (parent) => (parent.status === 'draft' ? 'DRAFT' : 'PUBLISHED'),
  urlPath: urlPathOf,
  provenance: async (parent, _args, { reads }, { fieldNodes, fragments }) => {
    const isWhole = fieldNodes.some(
      ({ selectionSet }) => selectionSet && isWholeRecord(selectionSet, (name) => fragments[name]),
    );
    return provenanceInGraph(await (isWhole ? reads.provenanceOf(parent) : reads.provenanceHeadOf(parent)));
  },
  image: (parent) => ({ featuredUrl: imagePathOf(parent), source: parent.imageSource }),
};
