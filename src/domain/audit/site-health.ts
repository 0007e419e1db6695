/** Of the last answers of a site; when nearly all of them are refusals or faults, it is failing, and we make it no worse. */
export const RECENT_ANSWERS = 50;
export const UNWELL_SHARE = 0.8;
