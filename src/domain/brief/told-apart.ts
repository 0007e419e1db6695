import type { z } from 'zod';

/**
 * A field of several shapes whose faults are told as those of the shape that was meant, each with its place. A union by
 * itself says only that none of its shapes fits.
 *
 * @param choose which of the shapes is meant; null where that can't be seen, and the union says what it takes
 */
export function toldApart<Union extends z.ZodUnion>(
  union: Union,
  choose: (value: unknown) => z.ZodType | null,
): Union {
  const internals = union._zod;
  const asUnion = internals.run.bind(internals);
  internals.run = (payload, context) => {
    const chosen = choose(payload.value);
    return chosen ? chosen._zod.run(payload, context) : asUnion(payload, context);
  };
  return union;
}
