export function tooLarge(files: readonly { readonly name: string; readonly lines: number }[]): string[];
