const NOT_A_PAGE = /\.(?:pdf|png|jpe?g|gif|svg|webp|ico|css|js|json|xml|zip|gz|tgz|mp[34]|woff2?|txt|epub)$/i;

/** Whether an address has the ending of something that is no page. */
export function isNoPage(url: string): boolean {
  return URL.canParse(url) && NOT_A_PAGE.test(new URL(url).pathname);
}

/** `/` and `/index.html` are one page nearly everywhere, with `www.` and TLS or without; fragments always are. */
export function addressKey(url: string): string {
  return url
    .replace(/#[^]*$/, '')
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/\/index\.html?$/i, '/');
}
