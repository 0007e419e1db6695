import type { HtmlValidate } from 'html-validate';
import type { MarkupFault } from '../../domain/article/desk/desk-check.js';
import type { MarkupValidator } from '../../ports/article/markup-validator.js';

/** Severity of errors in the preset; warnings and matters of style are no faults of an article. */
const ERROR = 2;

/**
 * html-validate with its preset for the HTML standard, plus rules for screen readers. It reads no configuration from disk,
 * so that every machine judges an article alike.
 */
export class HtmlValidateValidator implements MarkupValidator {
  private validator: Promise<HtmlValidate> | undefined;

  async validate(html: string): Promise<readonly MarkupFault[]> {
    const validator = await (this.validator ??= loadValidator());
    const { results } = await validator.validateString(html);
    return results.flatMap(({ messages }) =>
      messages
        .filter(({ severity }) => severity === ERROR)
        .map(({ ruleId, message, line }) => ({ rule: ruleId, message, line })),
    );
  }
}

/** Loaded with the first article, because it would slow every start. */
async function loadValidator(): Promise<HtmlValidate> {
  const { HtmlValidate, StaticConfigLoader } = await import('html-validate');
  const loader = new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard'],
    rules: { 'empty-heading': 'error', 'no-dup-id': 'error', 'no-unknown-elements': 'error' },
  });
  const resolved = await loader.getConfigFor('article');
  // The library's own loader merges and checks the whole configuration for each text: nine tenths of the time of a short one.
  loader.getConfigFor = () => resolved;
  return new HtmlValidate(loader);
}
