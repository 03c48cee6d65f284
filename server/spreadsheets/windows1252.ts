/**
 * Characters 0x80 to 0x9f, in which Windows-1252 differs from Latin-1; a full stop marks undefined
 * ones.
 */
const SPECIAL_CHARACTERS = '€.‚ƒ„…†‡ˆ‰Š‹Œ.Ž..‘’“”•–—˜™š›œ.žŸ';
const FIRST_SPECIAL = 0x80;

const LATIN_BYTES = Array.from({ length: 0x60 }, (_none, index) => index + 0xa0);
const BYTES = new Map<string, number>([
  ...Array.from({ length: FIRST_SPECIAL }, (_none, byte) => byte).map(asThemselves),
  ...LATIN_BYTES.map(asThemselves),
  ...Array.from(
    SPECIAL_CHARACTERS,
    (character, index) => [character, FIRST_SPECIAL + index] as const,
  ).filter(([character]) => character !== '.'),
]);

function asThemselves(byte: number): readonly [string, number] {
  return [String.fromCharCode(byte), byte];
}

const QUESTION_MARK = 0x3f;

/**
 * Encodes text for older Windows programs; an unsupported character loses its accents or becomes a
 * question mark.
 */
export const encodeWindows1252 = (text: string): Buffer => Buffer.from(Array.from(text, byteOf));

function byteOf(character: string): number {
  const [baseCharacter = ''] = character.normalize('NFKD');
  return BYTES.get(character) ?? BYTES.get(baseCharacter) ?? QUESTION_MARK;
}
