/** An id as it stands in a path: never more than that. @throws {TypeError} for what is no UUID */
export function idIn(id: string): string {
  if (/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) return id;
  throw new TypeError('an id of Galley is a UUID');
}
