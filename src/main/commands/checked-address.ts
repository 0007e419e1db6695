import { canParseUrl } from '../../libs/urls/index.js';
import { refuse } from '../../domain/errors.js';

/**
 * @param text an address from the command line; without a scheme it counts as https
 * @throws {GalleyError} `invalid_params`
 */
export function checkedAddress(text: string): string {
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (/^https?:\/\//i.test(address) && canParseUrl(address)) return new URL(address).href;
  throw refuse('invalid_params', `The address must be an http or https one, not "${text}".`);
}
