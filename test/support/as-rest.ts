/** A record of the domain with the names that REST has for its fields; names that are in snake case already stay. */
export function asRest(record: object): object {
  const text = JSON.stringify(record).replace(
    /"(\w+)":/g,
    (_, name: string) => `"${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}":`,
  );
  return JSON.parse(text) as object;
}
