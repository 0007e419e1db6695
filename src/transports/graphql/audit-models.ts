import type {
  FiltersData,
  GraphData,
  IssuesData,
  Ngram,
  NgramsView,
  StructureView,
  UrlChangeKind,
} from '../../libs/site-audit/index.js';
import type { FiltersInParts } from '../../services/audit/views/audit-views.js';

/** Where in a long list an answer stands. */
interface PageModel {
  readonly limit: number;
  readonly nextCursor: string | null;
  readonly total: number;
}

export interface IssuesModel extends IssuesData {
  readonly page: PageModel | null;
}

/** Read field by field: facets count all URLs of a site, which a further page of rows does not ask for. */
export type FiltersModel = FiltersInParts;
export type FilterGroupModel = FiltersData['groups'][number];
export type RowModel = FiltersData['rows'][number];

/** What is under names in the view is a list in GraphQL: phrases by their number of words. */
export interface NgramsModel extends Omit<NgramsView, 'totals' | 'ngrams'> {
  readonly totals: Omit<NgramsView['totals'], 'distinct'> & {
    readonly distinct: readonly { readonly n: number; readonly count: number }[];
  };
  readonly ngrams: readonly { readonly n: number; readonly phrases: readonly Ngram[] }[];
}

export type FolderModel = StructureView['root'];
export type NodeModel = GraphData['nodes'][number];
export type EdgeModel = GraphData['edges'][number];

/** How many changes there are of a kind. */
export interface UrlChangeCountModel {
  readonly kind: UrlChangeKind;
  readonly count: number;
}
