import { parseArticleFilter, parseWindow } from '../../input/listing.js';
import type { EditionResolvers, QueryResolvers } from '../generated/types.js';

export const editions: NonNullable<QueryResolvers['editions']> = async (
  _parent,
  window,
  { actor, services },
) => {
  const { items, ...page } = await services.editions.list(actor, () => parseWindow(window));
  return { ...page, editions: items };
};

export const edition: NonNullable<QueryResolvers['edition']> = (_parent, { slug }, { actor, services }) =>
  services.editions.find(actor, slug);

export const Edition: EditionResolvers = {
  articles: async (parent, { status, ...rest }, { services }) => {
    const filter = parseArticleFilter({ ...rest, status: status?.toLowerCase() });
    const { items, ...page } = await services.articles.listOf(parent, filter);
    return { ...page, articles: items };
  },
};
