import { refuse } from '../../domain/errors.js';
import { countCodePoints } from '../../libs/text/index.js';

const [SHORTEST, LONGEST] = [3, 1000];

/**
 * An editor's reason, without the white space around it.
 * @param path of the field, for the fault
 * @returns null when none was given
 * @throws {GalleyError} `invalid_params` for one that says nothing, or too much
 */
export function parseReason(value: string | null | undefined, path: string): string | null {
  if (value === null || value === undefined) return null;
  // Letters that nobody sees say nothing.
  const reason = value.replace(/\p{Cf}/gu, '').trim();
  const length = countCodePoints(reason);
  // eslint-disable-next-line no-control-regex
  const isText = !/\u0000|[\ud800-\udfff]/u.test(reason);
  if (isText && length >= SHORTEST && length <= LONGEST) return reason;
  const message = isText
    ? `must be ${SHORTEST} to ${LONGEST} characters long`
    : 'holds a character that is no text';
  throw refuse('invalid_params', `The input is not valid: ${path} ${message}.`, [{ path, message }]);
}
