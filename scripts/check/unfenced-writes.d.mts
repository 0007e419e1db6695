export function unfencedWrites(file: string, source: string): { place: string; line: number }[];
