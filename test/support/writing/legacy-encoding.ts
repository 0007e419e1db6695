const tables = new Map<string, ReadonlyMap<string, readonly number[]>>();

/** Text in an old encoding: Node reads them and does not write them, so the table is read backwards. */
export function encodeAs(encoding: string, text: string): Buffer {
  const bytesOf = tables.get(encoding) ?? tableOf(encoding);
  tables.set(encoding, bytesOf);
  return Buffer.from(
    Array.from(text).flatMap((letter) => {
      if (letter < '\u0080') return [letter.charCodeAt(0)];
      const bytes = bytesOf.get(letter);
      if (!bytes) throw new Error(`${letter} is not in ${encoding}`);
      return [...bytes];
    }),
  );
}

function tableOf(encoding: string): ReadonlyMap<string, readonly number[]> {
  const decoder = new TextDecoder(encoding);
  const table = new Map<string, readonly number[]>();
  const add = (...bytes: readonly number[]) => {
    const letter = decoder.decode(Uint8Array.from(bytes));
    if (Array.from(letter).length === 1 && letter !== '\ufffd' && !table.has(letter))
      table.set(letter, bytes);
  };
  for (let byte = 0x80; byte <= 0xff; byte += 1) add(byte);
  for (let lead = 0x81; lead <= 0xfe; lead += 1)
    for (let trail = 0x40; trail <= 0xfe; trail += 1) add(lead, trail);
  return table;
}
