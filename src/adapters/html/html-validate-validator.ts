import type { HtmlValidate } from 'html-validate';
import type { MarkupFault } from '../../domain/article/desk/desk-check.js';
import type { MarkupValidator } from '../../ports/markup-validator.js';

/** Errors of the preset; warnings and matters of style are no faults of an article. */
const ERROR = 2;

/**
 * html-validate with its preset for the HTML standard, plus what readers of screens need. It reads no configuration
 * from disk: an article is judged alike on every machine.
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

/** With the first article: no start should pay for it. */
async function loadValidator(): Promise<HtmlValidate> {
  const { HtmlValidate, StaticConfigLoader } = await import('html-validate');
  return new HtmlValidate(
    new StaticConfigLoader({
      root: true,
      extends: ['html-validate:standard'],
      rules: { 'empty-heading': 'error', 'no-dup-id': 'error', 'no-unknown-elements': 'error' },
    }),
  );
}
