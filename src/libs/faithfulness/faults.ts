import { Comparison, type Fault, type Rule, type Statement } from './comparison.js';
import { asksToSay, isAdvert, isInstruction } from './orders/index.js';
import { attribution } from './rules/attribution.js';
import { causes } from './rules/causes.js';
import { certainty } from './rules/certainty.js';
import { names } from './rules/names.js';
import { numberRoles } from './rules/number-roles.js';
import { polarity } from './rules/polarity.js';
import { quantifiers } from './rules/quantifiers.js';
import { roles } from './rules/roles.js';
import { times } from './rules/times.js';
import { units } from './rules/units.js';

const RULES: readonly Rule[] = [
  units,
  polarity,
  quantifiers,
  certainty,
  times,
  causes,
  names,
  roles,
  numberRoles,
  attribution,
];

/** Chosen: a longer sentence or passage is compared up to here, in letters; and so many passages. */
const LONGEST = 2000;
const MOST_PASSAGES = 10;

/**
 * Compares a sentence with its evidence by closed classes of words: what it says otherwise, or says more. It finds no fault
 * that shows only in the sense of open classes.
 *
 * @returns at most one fault of each kind
 */
export function faultsOf(statement: Statement): Fault[] {
  if (isInstruction(statement.text))
    return [{ kind: 'instruction', reason: 'It gives an order to writers, or speaks as a language model.' }];
  if (isAdvert(statement.text)) return [{ kind: 'advert', reason: 'It calls on readers to buy or book.' }];
  const comparison = new Comparison({
    ...statement,
    text: statement.text.slice(0, LONGEST),
    quotes: statement.quotes.slice(0, MOST_PASSAGES).map((quote) => quote.slice(0, LONGEST)),
    around: statement.around.slice(0, LONGEST * MOST_PASSAGES),
  });
  const rest = comparison.nearest.map(({ text }) => text);
  if (rest.some((text) => isInstruction(text)))
    return [{ kind: 'instruction', reason: 'It rests on an order to writers.' }];
  if (rest.length > 0 && rest.every((text) => isAdvert(text)))
    return [{ kind: 'advert', reason: 'It rests on an advertisement.' }];
  const isOnlyAsked = rest.length > 0 && rest.every((text) => asksToSay(text));
  if (isOnlyAsked && !asksToSay(statement.text) && !comparison.claim.has('says'))
    return [{ kind: 'instruction', reason: 'The cited text asks for this to be said, and does not say it.' }];
  return RULES.flatMap((rule) => rule(comparison) ?? []);
}
