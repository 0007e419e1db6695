import type { Log } from '../../ports/log.js';
import type { ArticleEditor, DeskEditorParts } from '../../services/article/article-editor.js';

/** The editor of articles, with the desk. Loaded with the first edit: the modules of the desk take a second to load. */
export function openEditor(articles: DeskEditorParts['articles'], log: Log): ArticleEditor {
  let loaded: Promise<ArticleEditor> | null = null;
  const load = async () => {
    const { DeskEditor } = await import('../../services/article/article-editor.js');
    const { HtmlValidateValidator } = await import('../../adapters/html/html-validate-validator.js');
    return new DeskEditor({ articles, validator: new HtmlValidateValidator(), log });
  };
  return {
    edit: async (request, account) => (await (loaded ??= load())).edit(request, account),
    compare: async (request, account) => (await (loaded ??= load())).compare(request, account),
  };
}
