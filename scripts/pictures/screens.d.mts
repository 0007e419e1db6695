/** Names of the screens whose pictures README and docs show, light and dark. */
export const DOCS_PICTURES: readonly string[];
