/** The stages of an article job, in order (decisions §5). */
export const STAGES = [
  'brief',
  'research',
  'outline',
  'draft',
  'checks',
  'meta',
  'image',
  'assemble',
] as const;

export type StageName = (typeof STAGES)[number];

export const ENGINE_MODES = ['extractive', 'llm'] as const;
export type EngineMode = (typeof ENGINE_MODES)[number];

/** The weight of each stage in the percent of a job, by engine; each column adds up to 100. */
export const STAGE_WEIGHTS: Readonly<Record<EngineMode, Readonly<Record<StageName, number>>>> = {
  llm: { brief: 2, research: 25, outline: 8, draft: 35, checks: 15, meta: 3, image: 7, assemble: 5 },
  extractive: { brief: 3, research: 40, outline: 7, draft: 20, checks: 15, meta: 3, image: 7, assemble: 5 },
};
