const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Any 8-4-4-4-12 hex string is a UUID, of whatever version and case (decisions §4). */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
