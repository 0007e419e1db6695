export interface CheckVersions {
  version: number;
  checks: Record<string, readonly [number, string]>;
}
export function checkDigests(folder: string): Promise<Record<string, string>>;
export function nextVersions(former: CheckVersions, digests: Record<string, string>): CheckVersions;
export function writeVersions(versions: CheckVersions): string;
export function readVersions(text: string): CheckVersions;
