import type {
  FiltersData,
  GraphData,
  IssuesData,
  Ngram,
  NgramsView,
  StructureView,
} from '../../libs/site-audit/index.js';

/** Where in a long list an answer stands. */
interface PageModel {
  readonly limit: number;
  readonly nextCursor: string | null;
  readonly total: number;
}

export interface IssuesModel extends IssuesData {
  readonly page: PageModel | null;
}

/** What is under names in the view is a list in GraphQL: of facets by field, of phrases by their number of words. */
export interface FiltersModel extends Omit<FiltersData, 'facets'> {
  readonly facets: readonly {
    readonly field: string;
    readonly values: FiltersData['facets'][keyof FiltersData['facets']];
  }[];
  readonly page: PageModel | null;
}

export interface NgramsModel extends Omit<NgramsView, 'totals' | 'ngrams'> {
  readonly totals: Omit<NgramsView['totals'], 'distinct'> & {
    readonly distinct: readonly { readonly n: number; readonly count: number }[];
  };
  readonly ngrams: readonly { readonly n: number; readonly phrases: readonly Ngram[] }[];
}

export type FolderModel = StructureView['root'];
export type NodeModel = GraphData['nodes'][number];
export type EdgeModel = GraphData['edges'][number];
