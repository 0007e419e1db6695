export function ownWordsIn(
  text: string,
): { readonly line: number; readonly found: string; readonly instead: string }[];
