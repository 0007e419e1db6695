import type { ArticleStore } from '../../ports/article-store.js';
import type { Log } from '../../ports/log.js';
import type { ArticleEditor } from '../../services/article/article-editor.js';

/** The editor of articles, with the desk. Loaded with the first edit: the modules of the desk take a second to load. */
export function openEditor(articles: Pick<ArticleStore, 'editable' | 'published'>, log: Log): ArticleEditor {
  let loaded: Promise<ArticleEditor> | null = null;
  const load = async () => {
    const { DeskEditor } = await import('../../services/article/article-editor.js');
    const { HtmlValidateValidator } = await import('../../adapters/html/html-validate-validator.js');
    return new DeskEditor({ articles, validator: new HtmlValidateValidator(), log });
  };
  return { edit: async (request, account) => (await (loaded ??= load())).edit(request, account) };
}
