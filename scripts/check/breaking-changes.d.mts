/** @returns a sentence for each change of `after` that would break a client of `before` */
export function breakingChanges(before: object, after: object): string[];
