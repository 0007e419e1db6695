export const OF_A_PART: RegExp;
export function forSpecmatic(description: object, imageType: string): object;
export function asAsked(target: string): string;
export function asMeant(target: string, body: Buffer): { readonly target: string; readonly body: Buffer };
