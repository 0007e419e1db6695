import type { Form } from '../types.js';
import { writeComparison } from './comparison.js';
import { writeDigest } from './digest.js';
import type { FormWriter } from './form.js';
import { writeHowTo } from './how-to.js';
import { writeListicle } from './listicle.js';
import { writeFaq } from './questions.js';

export { writeQuestions } from './questions.js';
export { writeTakeaways } from './takeaways.js';

/** The forms that are made of more than a lead and sections. */
export const formWriters: Partial<Record<Form, FormWriter>> = {
  how_to: writeHowTo,
  listicle: writeListicle,
  comparison: writeComparison,
  faq: writeFaq,
  digest: writeDigest,
};
