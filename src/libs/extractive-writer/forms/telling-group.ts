import { holdsPhrase, isTellingHeading } from '../../text/index.js';
import { withAround } from '../text-of.js';
import type { Material } from '../material.js';
import type { Group } from '../types.js';

/** @returns the group itself, or the nearest one around it, whose heading can be printed */
export function tellingGroup(group: Group, { ask }: Material): Group | null {
  const isForbidden = (heading: string) => ask.forbidden.some((phrase) => holdsPhrase(heading, phrase));
  return withAround(group).find(({ heading }) => isTellingHeading(heading) && !isForbidden(heading)) ?? null;
}
