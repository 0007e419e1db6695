import { z } from 'zod';
import type { Outline } from '../../../domain/article/draft.js';
import { PROMPTS_VERSION } from './prompts.js';

const evidence = z.object({ sourceId: z.string(), quote: z.string(), start: z.number(), end: z.number() });
const sentence = z.object({
  text: z.string(),
  evidence: z.array(evidence).readonly(),
  framing: z.boolean().exactOptional(),
});
const block = z.object({
  kind: z.enum(['paragraph', 'item', 'subheading']),
  sentences: z.array(sentence).readonly(),
});
const section = z.object({ heading: z.string(), blocks: z.array(block).readonly() });

const soFar = z.object({
  /** The version of the prompts that it was written by. */
  prompts: z.literal(PROMPTS_VERSION),
  /** The sections of the outline, in its order; null for one that was left out. */
  sections: z.array(section.nullable()).readonly(),
  /** Absent while they are not written; null when writing them failed. */
  faq: section.nullable().exactOptional(),
  takeaways: section.nullable().exactOptional(),
  refused: z
    .array(z.object({ part: z.string(), text: z.string(), reasons: z.array(z.string()).readonly() }))
    .readonly(),
});

/** The parts of a draft that are written. Each was paid for, so the next attempt continues from them. */
export type DraftSoFar = z.infer<typeof soFar>;
export type WrittenSection = z.infer<typeof section>;

export const NOTHING_YET: DraftSoFar = { prompts: PROMPTS_VERSION, sections: [], refused: [] };

/** @returns what an earlier attempt stored; an empty draft where the outline or the prompts differ */
export function readDraftSoFar(kept: unknown, outline: Outline): DraftSoFar {
  const { data } = soFar.safeParse(kept);
  const isOfThis = data?.sections.every((written, index) => {
    const planned = outline.sections[index];
    return planned !== undefined && (written === null || written.heading === planned.heading);
  });
  return data && isOfThis ? data : NOTHING_YET;
}
