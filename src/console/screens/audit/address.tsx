/** An address that a crawl found: a link where it is one of the web, opened beside the console. */
export function Address({ url }: { readonly url: string | null }) {
  if (url === null) return <span className="soft">The site as a whole</span>;
  if (!/^https?:\/\//.test(url)) return <span className="long-text">{url}</span>;
  return (
    <a href={url} target="_blank" rel="noreferrer noopener" className="long-text">
      {url}
    </a>
  );
}

/** @returns the path of an address with its query, which is shorter and of one site says all */
export function pathOf(url: string | null): string {
  if (url === null) return 'The site as a whole';
  return /^https?:\/\/[^/]+(\/.*)$/.exec(url)?.[1] ?? url;
}
