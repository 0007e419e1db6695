import { holdsPhrase, isTellingHeading } from '../../text/index.js';
import type { Material } from '../material.js';
import type { Group } from '../types.js';

/** @returns the group itself, or the nearest one around it, whose heading can be printed */
export function tellingGroup(group: Group, { ask }: Material): Group | null {
  for (let at: Group | null = group; at; at = at.parent) {
    const { heading } = at;
    const isForbidden = ask.forbidden.some((phrase) => holdsPhrase(heading, phrase));
    if (isTellingHeading(heading) && !isForbidden) return at;
  }
  return null;
}
