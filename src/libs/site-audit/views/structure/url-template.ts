import { cutText } from '../../rules/evidence.js';
import { segmentsOf, splitUrl } from './folder-path.js';

/** Folders that are named; pages of one kind stand in many deeper ones. */
const NAMED_FOLDERS = 2;
const MOST_SEGMENTS = 50;
const MOST_PARAMETERS = 5;
const MOST_NAME = 40;
const MOST_LETTERS = 200;

/** Where pages that one template made are likely to stand. */
export interface UrlTemplate {
  /** `blog`, `#`, `…`: numbers are `#`, and all that is deeper is one. */
  readonly folders: readonly string[];
  /** `struct.*.html`: the last segment, what lies between dots as `*`, and the names of parameters. */
  readonly name: string;
  /** The same for whatever name of its kind: `*.html`. */
  readonly anyName: string;
}

/**
 * What a page's address says of the template that made it; nothing that is read of its markup does. Numbers are folded,
 * and of the folders only the first two are named.
 * @param url of one form
 */
export function templateOf(url: string): UrlTemplate {
  const { path, query } = splitUrl(url);
  const segments = segmentsOf(path, MOST_SEGMENTS).map((segment) => segment.replace(/\d+/g, '#'));
  const last = segments.pop() ?? '';
  const deeper = segments.length > NAMED_FOLDERS ? ['…'] : [];
  const folders = [...segments.slice(0, NAMED_FOLDERS), ...deeper];
  const end = `${path.length > 1 && path.endsWith('/') ? '/' : ''}${parametersOf(query)}`;
  const [first = '', ...rest] = last.split('.');
  const extension = rest.length > 0 ? `.${rest.at(-1) ?? ''}` : '';
  const middle = rest.length > 1 ? '.*' : '';
  return {
    folders,
    name: cutText(`${first}${middle}${extension}${end}`, MOST_LETTERS),
    anyName: cutText(`${last === '' ? '' : '*'}${extension}${end}`, MOST_LETTERS),
  };
}

function parametersOf(query: string): string {
  if (query === '') return '';
  const names = [...new Set(new URLSearchParams(query).keys())].sort().slice(0, MOST_PARAMETERS);
  return `?${names.map((name) => cutText(name.replace(/\p{C}/gu, ''), MOST_NAME)).join('&')}`;
}
