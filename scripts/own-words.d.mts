export function ownWordsIn(
  file: string,
  text: string,
): { readonly line: number; readonly found: string; readonly instead: string }[];
