/** Korean as its old encoding writes it: Node reads it and does not write it, so the table is read backwards. */
export function encodeEucKr(text: string): Buffer {
  const bytesOf = new Map<string, readonly [number, number]>();
  const decoder = new TextDecoder('euc-kr');
  for (let lead = 0xa1; lead <= 0xfe; lead += 1)
    for (let trail = 0xa1; trail <= 0xfe; trail += 1)
      bytesOf.set(decoder.decode(Uint8Array.of(lead, trail)), [lead, trail]);
  return Buffer.from(
    Array.from(text).flatMap((letter) => {
      if (letter < '\u0080') return [letter.charCodeAt(0)];
      const bytes = bytesOf.get(letter);
      if (!bytes) throw new Error(`${letter} is not in EUC-KR`);
      return [...bytes];
    }),
  );
}
