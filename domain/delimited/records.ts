import { MAX_UPLOAD_LINES } from '../lines';

import { isDate, isTime } from './cells';
import { MAX_FIELDS, type Delimiter } from './row';

export interface Records {
  lines: string[];
  /**
   * Set if batch mode was configured to separate fields with a line feed, carriage return or zero
   * byte.
   */
  delimiter: Delimiter | undefined;
  /** The last line has no line ending. */
  isOpen: boolean;
}

const LINE_END = /\r\n|\n|\r/;
const SAMPLE = 100;

const isDated = (fields: readonly string[]): boolean =>
  fields.some((field) => isTime(field.trim()) || isDate(field.trim()));

/**
 * Records end in CR LF; if each also contains the same number of single LFs or CRs, those separate
 * its fields.
 */
function delimiterInside(records: readonly string[]): '\n' | '\r' | undefined {
  const [first = ''] = records;
  const delimiter = first.includes('\n') ? '\n' : '\r';
  const fields = first.split(delimiter, MAX_FIELDS + 1);
  if (fields.length < 2 || fields.length > MAX_FIELDS || !isDated(fields)) return undefined;
  const isUniform = records
    .slice(0, SAMPLE)
    .every((record) => record === '' || record.split(delimiter).length === fields.length);
  return isUniform ? delimiter : undefined;
}

function splitLines(text: string, lineEnd: string | RegExp): Omit<Records, 'delimiter'> {
  const lines = text.split(lineEnd, MAX_UPLOAD_LINES + 2);
  const isOpen = lines.at(-1) !== '';
  if (!isOpen) lines.pop();
  return { lines, isOpen };
}

/**
 * Removes trailing Ctrl-Z, with which old programs end a text, and the zero bytes some scanners pad
 * their last block with.
 */
export function withoutFiller(text: string): string {
  let end = text.length;
  while (end > 0 && (text[end - 1] === '\0' || text[end - 1] === '\x1a')) end -= 1;
  return text.slice(0, end);
}

/**
 * Splits text into records at its line endings: CR LF, LF, CR, any mixture, or zero bytes alone.
 */
export function splitRecords(text: string): Records {
  const fields = text.includes('\r\n')
    ? delimiterInside(text.split('\r\n', SAMPLE + 1).slice(0, SAMPLE))
    : undefined;
  if (fields) return { ...splitLines(text, '\r\n'), delimiter: fields };
  if (!LINE_END.test(text) && text.includes('\0')) {
    const pieces = splitLines(text, '\0');
    return isDated(pieces.lines.slice(0, MAX_FIELDS))
      ? { lines: [text], delimiter: '\0', isOpen: true }
      : { ...pieces, delimiter: undefined };
  }
  return { ...splitLines(text, LINE_END), delimiter: undefined };
}
