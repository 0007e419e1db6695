/** Words of duty, each of which may also say that something is certain. */
export const MUST = /^(?:must|muss|müssen|doit|doivent|debe|deben|deve|devono|devem|moet|moeten)$/u;

const DUTY =
  /(?<!\p{L})(?:must|muss|müssen|doi(?:t|vent)|deben?|(?:ha[sd]|have) to|needs?|(?:is|are) to|required|obliged|compulsory|mandatory|obligatory|nötig|erforderlich|verpflichtet|Pflicht|(?:hat|haben|ist|sind) [^.,;]{0,80}(?<!\p{L})zu|il faut|obligatoires?|tenue?s? (?:de|d['’])|hay que|tienen? que|obligatori[oa]s?|bisogna|occorre|verplicht|(?:tem|têm) (?:de|que))(?!\p{L})/iu;

/** Whether a sentence says that something has to be done or to be so. */
export function isDuty(text: string): boolean {
  return DUTY.test(text);
}
