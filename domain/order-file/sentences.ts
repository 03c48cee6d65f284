/** A stop behind a word, a number or a bracket, before something that may begin a sentence. */
const STOP =
  /(?<=[\p{L}\d)"”»]{2}|\s\d(?=\S\s+\p{Lu}\p{Ll}))(?:[.!?]+|\.{3}|…)["”»)]?\s+(?=["“«(¿¡]?[\p{Lu}\d¿¡])/gu;
/** Behind these a stop ends a short form. */
const SHORT_FORM =
  /(?:^|[^\p{L}\d])(?:\p{L}|no|nos|num|núm|nº|qty|qté|qte|qtés|cant|ctd|cdad|doz|dz|dzn|doc|pcs?|pces?|pza?s?|pks?|pqt|paq|ea|ch|un|uds?|art|réf|ref|cod|code|st|ste|ave?|rd|blvd|boul|dr|mr|mrs|ms|mme|sr|sra|apt|tél|tel|ext|approx|env|max|min|vol|ct|cs|bx|ctn|jan|janv|feb|févr?|mar|apr|avr|abr|jun|jul|juil|aug|ago|sept?|oct|nov|dec|déc|dic|ene|col|inc|ltd|cie|co)$/iu;
/** Pictures in a text, except those that cross a line out. */
const PICTURES = /(?![❌🚫⛔])\p{Emoji_Presentation}(?:\p{Emoji_Presentation}|\u200d|\ufe0f|\s)*/gu;

/** Splits a line into its sentences; together they are the line. */
export function sentencesIn(line: string): string[] {
  const ends: number[] = [];
  for (const { index, 0: stop } of line.matchAll(STOP)) {
    const isShort = stop.trim() === '.' && SHORT_FORM.test(line.slice(0, index));
    if (!isShort) ends.push(index + stop.length);
  }
  for (const { index, 0: picture } of line.matchAll(PICTURES)) ends.push(index + picture.length);
  ends.sort((a, b) => a - b);
  return [0, ...ends]
    .map((from, nth) => line.slice(from, ends[nth]))
    .filter((sentence) => sentence.trim() !== '');
}

/** Between the clauses of a sentence. */
const CLAUSE = /(?:[,;:]\s+|\s+[-–—]\s+|\s+(?:and|but|so|et|mais|alors|y|pero|así que)\s+)/giu;

/** Splits a sentence into its clauses; together they are the sentence. */
export function clausesIn(sentence: string): string[] {
  const ends = [...sentence.matchAll(CLAUSE)].map(({ index, 0: mark }) => index + mark.length);
  return [0, ...ends]
    .map((from, nth) => sentence.slice(from, ends[nth]))
    .filter((clause) => clause.trim() !== '');
}
