import { faultsOf, type FieldFault } from '../../data/api-error.js';
import type { ScheduledAuditFactsFragment, StartAuditInput } from '../../data/generated/types.js';

/** As they are typed; an empty one asks for nothing. */
export interface TypedSettings {
  readonly urls: string;
  readonly include: string;
  readonly exclude: string;
  readonly maxPages: string;
  readonly maxDepth: string;
  readonly userAgent: string;
  readonly searches: string;
  readonly segments: string;
  readonly renderPages: string;
  readonly headers: string;
  readonly username: string;
  readonly password: string;
}

export const USUAL: TypedSettings = {
  urls: '',
  include: '',
  exclude: '',
  maxPages: '',
  maxDepth: '',
  userAgent: '',
  searches: '',
  segments: '',
  renderPages: '',
  headers: '',
  username: '',
  password: '',
};

/** Settings that are stored, as they are typed. */
export function typedSettings(stored: ScheduledAuditFactsFragment): TypedSettings {
  const lines = (list: readonly string[] | null) => list?.join('\n') ?? '';
  const searches = stored.searches?.map(({ name, kind, pattern, attribute, in: where }) => {
    const isVisible = kind !== 'css' && where === 'text';
    return [
      `${name}:`,
      ...(isVisible ? ['visible'] : []),
      kind,
      pattern,
      ...(attribute === null ? [] : [`@${attribute}`]),
    ].join(' ');
  });
  return {
    ...USUAL,
    urls: lines(stored.urls),
    include: lines(stored.include),
    exclude: lines(stored.exclude),
    maxPages: stored.maxPages?.toString() ?? '',
    maxDepth: stored.maxDepth?.toString() ?? '',
    userAgent: stored.userAgent ?? '',
    searches: lines(searches ?? null),
    renderPages: stored.renderPages?.toString() ?? '',
    segments: lines(stored.segments?.map(({ name, include }) => `${name}: ${include.join(' ')}`) ?? null),
  };
}

/** What must be fixed before a start, in a sentence; null for nothing. */
export function faultOf({ username, password }: TypedSettings): string | null {
  return password !== '' && username === '' ? 'The password has no login: type its user name as well.' : null;
}

const LINES = ['urls', 'include', 'exclude', 'searches', 'segments', 'headers'] as const;

/** @returns what was refused, by the fields in which it was typed. @param at the settings' place in the input, such as `audit.` */
export function settingsFaults(
  error: Error | null,
  typed: TypedSettings,
  at = '',
): Partial<Record<keyof TypedSettings, FieldFault>> {
  const lines = Object.fromEntries(LINES.map((name) => [at + name, typed[name]]));
  const found: Record<string, FieldFault | undefined> = {};
  for (const [name, fault] of Object.entries(faultsOf(error, lines))) {
    if (!name.startsWith(at)) continue;
    const field = name.slice(at.length);
    // A fault of the login as a whole stands where it begins.
    found[field === 'login' ? 'username' : field.replace(/^login\./, '')] ??= fault;
  }
  return found;
}

/** What was typed, as an audit is started with it. */
export function asInput(typed: TypedSettings): Omit<StartAuditInput, 'edition'> {
  const { urls, include, exclude, maxPages, maxDepth, userAgent, username, password } = typed;
  const headers = typed.headers.split('\n').flatMap((line) => {
    const colon = line.indexOf(':');
    return line.trim() === ''
      ? []
      : [{ name: line.slice(0, Math.max(0, colon)).trim(), value: line.slice(colon + 1).trim() }];
  });
  const searches = entriesOf(typed.searches).map(({ name, text }) => {
    const [, visible, kind = 'text', pattern = text] =
      /^(visible\s+)?(css|regex|text)\s+(.*)$/.exec(text) ?? [];
    // `css .price @content` is an attribute of the elements.
    const [, css = pattern, attribute] = /^(.*\S)\s+@([\w:.-]+)$/.exec(pattern) ?? [null, pattern];
    if (kind === 'css') return { name, css, ...(attribute && { attribute }) };
    return { name, [kind]: pattern, ...(visible && { in: 'text' }) };
  });
  const segments = entriesOf(typed.segments).map(({ name, text }) => ({
    name,
    include: text.split(/\s+/).filter((path) => path !== ''),
  }));
  return {
    ...linesAs('urls', urls),
    ...linesAs('include', include),
    ...linesAs('exclude', exclude),
    ...(maxPages.trim() !== '' && { maxPages: Number(maxPages) }),
    ...(maxDepth.trim() !== '' && { maxDepth: Number(maxDepth) }),
    ...(userAgent.trim() !== '' && { userAgent: userAgent.trim() }),
    ...(searches.length > 0 && { searches }),
    ...(segments.length > 0 && { segments }),
    ...(typed.renderPages.trim() !== '' && { renderPages: Number(typed.renderPages) }),
    ...(headers.length > 0 && { headers }),
    ...(username !== '' && { login: { username, password } }),
  };
}

/** Lines of a name, a colon and more. */
function entriesOf(text: string): { readonly name: string; readonly text: string }[] {
  return text.split('\n').flatMap((line) => {
    const colon = line.indexOf(':');
    if (line.trim() === '') return [];
    return [{ name: line.slice(0, Math.max(0, colon)).trim(), text: line.slice(colon + 1).trim() }];
  });
}

function linesAs(name: 'urls' | 'include' | 'exclude', text: string) {
  const lines = text.split('\n').flatMap((line) => line.trim() || []);
  return lines.length === 0 ? {} : { [name]: lines };
}
