/** What the form begins with: a brief, named as REST or as GraphQL names it. */
export interface BriefSearch {
  readonly input?: string;
  readonly language?: string;
  readonly country?: string;
  readonly settings?: object;
}

/** @returns the fields of a brief that an address has */
export function readBriefSearch({
  input,
  language,
  country,
  settings,
}: Record<string, unknown>): BriefSearch {
  return {
    ...(typeof input === 'string' ? { input } : {}),
    ...(typeof language === 'string' ? { language } : {}),
    ...(typeof country === 'string' ? { country } : {}),
    ...(typeof settings === 'object' && settings !== null ? { settings } : {}),
  };
}
