// Changes of bounds that would break a client: of a request they may become wider, and of an answer they must not.

/**
 * @typedef {Record<string, any>} Json
 * @typedef {{ value: number, place: number, isOut: boolean }} Edge a bound, its place (larger is narrower), and whether it
 *   is exclusive
 */

/** @param {Json} before @param {Json} after @param {'request' | 'answer'} direction @returns {string[]} a description of each change */
export function boundChanges(before, after, direction) {
  const changes = [];
  for (const key of ['pattern', 'format']) {
    const isOther = before[key] !== after[key] && (direction === 'answer' ? key in before : key in after);
    if (isOther) changes.push(`has the ${key} ${after[key] ?? 'of none'} now`);
  }
  const refused = (/** @type {Json} */ schema) => ('not' in schema ? written(schema.not) : null);
  const [strict, lax] = direction === 'request' ? [after, before] : [before, after];
  if (refused(strict) !== null && refused(strict) !== refused(lax)) {
    changes.push(direction === 'request' ? 'refuses other values now' : 'may have other values now');
  }
  if (direction === 'answer') return changes;
  // A client that omits it would get something else.
  if (written(before.default) !== written(after.default)) {
    changes.push(`has the default ${written(after.default) ?? 'of none'} now`);
  }
  for (const key of ['maxLength', 'maxItems', 'maxProperties']) {
    if (key in after && after[key] < (before[key] ?? Infinity))
      changes.push(`has the ${key} ${after[key]} now`);
  }
  for (const key of ['minLength', 'minItems', 'minProperties']) {
    if (key in after && after[key] > (before[key] ?? 0)) changes.push(`has the ${key} ${after[key]} now`);
  }
  for (const name of /** @type {const} */ (['maximum', 'minimum'])) {
    const [had, has] = [edgeOf(before, name), edgeOf(after, name)];
    const isNarrower = has.place > had.place || (has.place === had.place && has.isOut && !had.isOut);
    if (isNarrower) changes.push(`has the ${has.isOut ? EXCLUSIVE[name] : name} ${has.value} now`);
  }
  if (after.uniqueItems && !before.uniqueItems) changes.push('takes no item twice now');
  const isMultiple = before.multipleOf !== undefined && before.multipleOf % after.multipleOf === 0;
  if ('multipleOf' in after && !isMultiple) changes.push(`must be a multiple of ${after.multipleOf} now`);
  return changes;
}

const EXCLUSIVE = { minimum: 'exclusiveMinimum', maximum: 'exclusiveMaximum' };

/**
 * The narrower of an inclusive and an exclusive bound.
 * @param {Json} schema @param {'minimum' | 'maximum'} name @returns {Edge}
 */
function edgeOf(schema, name) {
  const side = name === 'minimum' ? 1 : -1;
  const [inner, outer] = [schema[name], schema[EXCLUSIVE[name]]];
  const placeOf = (/** @type {number | undefined} */ value) =>
    value === undefined ? -Infinity : side * value;
  const isOut = outer !== undefined && placeOf(outer) >= placeOf(inner);
  return { value: isOut ? outer : inner, place: placeOf(isOut ? outer : inner), isOut };
}

/** The same text for equal values, whatever the order of their fields. @param {unknown} value @returns {string | undefined} */
export function written(value) {
  return JSON.stringify(value, (_key, inner) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}
