/** Matches what can hardly be anything but a code. */
const CODE = /^(?!x\d{1,4}$)(?:\d{5,}\p{L}{0,2}|\p{L}{1,4}-?\d{3,}\p{L}?)$/iu;
/** Word separators; an `x` next to a digit means "times". */
const BETWEEN = /[^\p{L}\p{N}-]+|(?<=[\p{L}\d])x(?=\d)|(?<=\d)x(?=[\p{L}\d])/u;

/** Returns the words of a text that are shaped like a code, even if joined to other text. */
export const shapedCodes = (text: string): string[] =>
  text.split(BETWEEN).filter((word) => CODE.test(word));
