import type { Material } from '../material.js';
import type { Printed } from '../printed.js';
import type { Notice, Pick, PlannedBlock, PlannedSection } from '../types.js';

export interface FormParts {
  readonly sections: readonly PlannedSection[];
  readonly notices: readonly Notice[];
  /** A lead of the form's own; where absent, one is chosen as for any article. */
  readonly lead?: readonly Pick[];
  /** What stands behind the lead under no heading. */
  readonly entries?: readonly PlannedBlock[];
  /** Words that the article may add under headings of the sources; 0 for a form that is whole by itself. */
  readonly roomLeft: number;
}

/** Why the sources don't give the form: a clause that goes on from "for", with a full stop. */
export interface NotAvailable {
  readonly why: string;
}

/**
 * Chooses what a form is made of, and takes it.
 * @param room words of the body, without lead
 */
export type FormWriter = (material: Material, printed: Printed, room: number) => FormParts | NotAvailable;
