export function rougeN(candidate: readonly string[], reference: readonly string[], size: number): number;
export function rougeL(candidate: readonly string[], reference: readonly string[]): number;
