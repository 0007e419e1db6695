/** The directives to robots about a page, all of them joined: the strictest wins. */
export interface RobotsDirectives {
  readonly noindex: boolean;
  readonly nofollow: boolean;
}

/** Whose directives are obeyed: those for everybody, and those of the crawler that sites are indexed by. */
const OBEYED_AGENTS = new Set(['robots', 'googlebot', '*']);

/** Directives with a value of their own, which are no names of crawlers though a colon follows. */
const WITH_VALUE = new Set(['unavailable_after', 'max-snippet', 'max-image-preview', 'max-video-preview']);

/** A name and what is behind its colon; a date's `15:00` is none, nor is an address. */
const NAMED = /^([a-z][a-z0-9_.*-]*|\*)\s*:(?!\/\/)(.*)$/s;

/** @returns the directives of one `content` or header without names: lower case, each once. */
export function directivesOf(content: string): ReadonlySet<string> {
  return new Set(partsOf(content));
}

function partsOf(content: string): string[] {
  return content
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

/** Of the `meta` elements that are heeded (`robots`, `googlebot`), each with its directives. */
export function metaDirectives(
  metas: readonly { readonly name: string; readonly content: string }[],
): readonly ReadonlySet<string>[] {
  return metas
    .filter(({ name }) => OBEYED_AGENTS.has(name.trim().toLowerCase()))
    .map(({ content }) => directivesOf(content));
}

/**
 * Of `X-Robots-Tag` headers, those that are heeded. A name holds for all that stands behind it in its header, until the
 * next one: `noindex, otherbot: nofollow, nosnippet` tells everybody `noindex` only.
 * @param headers each as it came; several may have been joined by commas on the way
 */
export function headerDirectives(headers: readonly string[]): ReadonlySet<string> {
  const obeyed = new Set<string>();
  for (const header of headers) {
    let agent = '*';
    for (const part of partsOf(header)) {
      const named = NAMED.exec(part);
      const isAgent = named !== null && !WITH_VALUE.has(named[1] ?? '');
      if (isAgent) agent = named[1] ?? '*';
      const directive = isAgent ? (named[2] ?? '').trim() : part;
      if (directive !== '' && OBEYED_AGENTS.has(agent)) obeyed.add(directive);
    }
  }
  return obeyed;
}

/** Joins what every source says. `none` is both. */
export function strictest(sources: readonly ReadonlySet<string>[]): RobotsDirectives {
  return {
    noindex: sources.some((said) => said.has('noindex') || said.has('none')),
    nofollow: sources.some((said) => said.has('nofollow') || said.has('none')),
  };
}
