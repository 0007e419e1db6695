import { imagePathOf, urlPathOf } from '../../output/article.js';
import { parseBriefInput } from '../brief-input.js';
import type { ArticleResolvers, MutationResolvers, QueryResolvers } from '../generated/types.js';

export const article: NonNullable<QueryResolvers['article']> = (_parent, { slug, id }, { actor, services }) =>
  services.articles.find(actor, slug, id);

export const startArticle: NonNullable<MutationResolvers['startArticle']> = async (
  _parent,
  { slug, brief },
  context,
) => {
  const start = await context.services.articles.start(context.actor, slug, () => parseBriefInput(brief));
  return start.progress;
};

export const Article: ArticleResolvers = {
  status: (parent) => (parent.status === 'draft' ? 'DRAFT' : 'PUBLISHED'),
  urlPath: urlPathOf,
  image: (parent) => ({ featuredUrl: imagePathOf(parent), source: parent.imageSource }),
};
