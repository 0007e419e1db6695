/** The address of a page elsewhere: a link where it leads to the web, and its text alone where it might do anything else. */
export function WebLink({ url, children }: { readonly url: string; readonly children?: string }) {
  if (!/^https?:\/\//i.test(url)) return <span>{children ?? url}</span>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className="web-link">
      {children ?? url}
    </a>
  );
}
