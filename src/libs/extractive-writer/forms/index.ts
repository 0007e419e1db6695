import type { Material } from '../material.js';
import type { Printed } from '../printed.js';
import type { Form, PlannedBlock, PlannedSection } from '../types.js';
import type { FormWriter } from './form.js';

export const formWriters: Partial<Record<Form, FormWriter>> = {};

/** @param parts what stands in the lead and in each section */
export function writeTakeaways(
  material: Material,
  parts: readonly (readonly PlannedBlock[])[],
): PlannedBlock[] {
  void material;
  void parts;
  return [];
}

export function writeQuestions(material: Material, printed: Printed, most: number): PlannedSection | null {
  void material;
  void printed;
  void most;
  return null;
}
