import { Button } from '../controls/button.js';

/** As the lists of GraphQL say it. */
export interface PageInfo {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly startCursor: string | null;
  readonly endCursor: string | null;
}

/** Variables of a list that ask for one page of it. */
export type PageVariables =
  | { readonly first: number; readonly after?: string }
  | { readonly last: number; readonly before: string };

/** @param before wins, where an address has both */
export function pageOf(
  { after, before }: { readonly after?: string; readonly before?: string },
  size: number,
): PageVariables {
  if (before !== undefined) return { last: size, before };
  return after === undefined ? { first: size } : { first: size, after };
}

/** What an address says of a page. */
export function cursorOf(page: PageVariables): { readonly after?: string; readonly before?: string } {
  if ('before' in page) return { before: page.before };
  return page.after === undefined ? {} : { after: page.after };
}

/** What an address says besides its page. */
export function withoutPage<Search extends { readonly after?: string; readonly before?: string }>({
  after: _after,
  before: _before,
  ...search
}: Search): Omit<Search, 'after' | 'before'> {
  return search;
}

export interface PaginationProps {
  readonly label: string;
  readonly info: PageInfo;
  /** How many rows a page has. */
  readonly size: number;
  /** Above the buttons' line, such as how many there are. */
  readonly note?: string | undefined;
  readonly onPage: (page: PageVariables) => void;
}

/** To the next and the previous page of a list by its cursors; without buttons where all is on one page. */
export function Pagination({ label, info, size, note, onPage }: PaginationProps) {
  return (
    <nav className="pagination" aria-label={label}>
      <span className="soft">{note}</span>
      {(info.hasPreviousPage || info.hasNextPage) && (
        <span className="row">
          <Button
            small
            isDisabled={!info.hasPreviousPage}
            onPress={() => info.startCursor !== null && onPage({ last: size, before: info.startCursor })}
          >
            Previous
          </Button>
          <Button
            small
            isDisabled={!info.hasNextPage}
            onPress={() => info.endCursor !== null && onPage({ first: size, after: info.endCursor })}
          >
            Next
          </Button>
        </span>
      )}
    </nav>
  );
}
