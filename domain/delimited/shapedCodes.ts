/** What can hardly be anything but a code. */
const CODE = /^(?!x\d{1,4}$)(?:\d{5,}\p{L}{0,2}|\p{L}{1,4}-?\d{3,}\p{L}?)$/iu;
/** What parts words; an `x` beside a figure stands for "times". */
const BETWEEN = /[^\p{L}\p{N}-]+|(?<=[\p{L}\d])x(?=\d)|(?<=\d)x(?=[\p{L}\d])/u;

/** The words of a text that have a code's shape, whatever is written together with them. */
export const shapedCodes = (text: string): string[] =>
  text.split(BETWEEN).filter((word) => CODE.test(word));
