import { z } from 'zod';
import type { ListPage } from '../../domain/list-query.js';
import { writeCursor } from '../input/cursor.js';

/** The fields of a page by keyset beside its items. */
export const pageFields = {
  limit: z.int().min(1).max(100).describe('The page size that was applied, after clamping.'),
  next: z.string().nullable().describe('To be sent as `cursor` for the next page; null at the end.'),
};

export function presentPage({
  limit,
  hasNext,
  end,
}: Pick<ListPage<unknown>, 'hasNext' | 'end'> & { readonly limit: number }) {
  return { limit, next: hasNext && end ? writeCursor(end) : null };
}
