import { parseArticleFilter, parseWindow } from '../../input/listing.js';
import type { OwnershipInstruction } from '../../../domain/ownership/verification.js';
import { enumValue, enumWord } from '../enum-value.js';
import type { EditionResolvers, MutationResolvers, QueryResolvers } from '../generated/types.js';

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

export const verifyEdition: NonNullable<MutationResolvers['verifyEdition']> = async (
  _parent,
  { input },
  { actor, services },
) => ({ edition: await services.ownership.verify(actor, input.id, enumWord(input.method)) });

export const Edition: EditionResolvers = {
  verification: async ({ id }, _args, { reads }) => {
    const { verification, instructions } = await reads.verificationOf(id);
    const { method, dueAt, tries: _tries, ...rest } = verification;
    return {
      ...rest,
      method: method && enumValue(method),
      nextCheckAt: dueAt,
      instructions: instructions && { ...instructions, methods: instructions.methods.map(inGraph) },
    };
  },
  articles: async (parent, { status, ...rest }, { reads }) => {
    const filter = parseArticleFilter({ ...rest, status: status ? enumWord(status) : status });
    const { items, ...page } = await reads.articlesOf(parent, filter);
    return { ...page, articles: items };
  },
};

function inGraph(instruction: OwnershipInstruction) {
  return { ...instruction, method: enumValue(instruction.method) };
}
