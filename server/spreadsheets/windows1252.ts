/**
 * Characters 0x80 to 0x9f, in which Windows-1252 differs from Latin-1; a full stop marks undefined
 * ones.
 */
const OWN = '€.‚ƒ„…†‡ˆ‰Š‹Œ.Ž..‘’“”•–—˜™š›œ.žŸ';
const FIRST_OWN = 0x80;

const LATIN = Array.from({ length: 0x60 }, (_none, at) => at + 0xa0);
const BYTES = new Map<string, number>([
  ...Array.from({ length: FIRST_OWN }, (_none, byte) => byte).map(asThemselves),
  ...LATIN.map(asThemselves),
  ...Array.from(OWN, (sign, at) => [sign, FIRST_OWN + at] as const).filter(
    ([sign]) => sign !== '.',
  ),
]);

function asThemselves(byte: number): readonly [string, number] {
  return [String.fromCharCode(byte), byte];
}

const QUESTION = 0x3f;

/**
 * Encodes text for older Windows programs; an unsupported character loses its accents or becomes a
 * question mark.
 */
export const encodeWindows1252 = (text: string): Buffer => Buffer.from(Array.from(text, byteOf));

function byteOf(sign: string): number {
  const [bare = ''] = sign.normalize('NFKD');
  return BYTES.get(sign) ?? BYTES.get(bare) ?? QUESTION;
}
