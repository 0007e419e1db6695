/** An id for a path; nothing else gets into the path. @throws {TypeError} for an id that is no UUID */
export function idIn(id: string): string {
  if (/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) return id;
  throw new TypeError('an id of Galley is a UUID');
}
