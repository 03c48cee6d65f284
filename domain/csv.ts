/**
 * Where a spreadsheet may begin to calculate (OWASP, CSV Injection): signs in either width, at the
 * start of a text and after whatever another locale takes for the end of a cell.
 */
const FORMULA = /^(?=[=+\-@\t\r\n＝＋－＠])|(?<=[,;|\t\r\n])(?=[=+\-@＝＋－＠])/g;

/** A code is what it is, whatever sign it begins with. */
interface CsvCode {
  code: string;
}

export type CsvValue = string | number | CsvCode;

/** Numbers and codes are written as they are; what else a spreadsheet would calculate gets an apostrophe before it. */
function cell(value: CsvValue, separator: string): string {
  const text =
    typeof value === 'object'
      ? value.code
      : typeof value === 'string'
        ? value.replace(FORMULA, "'")
        : String(value);
  return text.includes(separator) || /["\r\n]/.test(text)
    ? `"${text.replaceAll('"', '""')}"`
    : text;
}

/** How a file writes its rows: what a locale's spreadsheet program reads without being asked, or what another program wants. */
export interface CsvManner {
  separator: ',' | ';' | '|' | '\t';
  decimal: '.' | ',';
}

export function csvMannerOf(locale: string): CsvManner {
  const writesComma = (1.5).toLocaleString(locale).includes(',');
  return writesComma ? { separator: ';', decimal: ',' } : { separator: ',', decimal: '.' };
}

/** What a file begins with so that a spreadsheet reads it as UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/** One row with the end of its line (RFC 4180); nothing in it is calculated by a spreadsheet. */
export function csvRow(row: readonly CsvValue[], { separator, decimal }: CsvManner): string {
  const cells = row.map((value) =>
    typeof value === 'number'
      ? cell(value, separator).replace('.', decimal)
      : cell(value, separator),
  );
  return `${cells.join(separator)}\r\n`;
}

/** Rows as a whole file that opens in a spreadsheet. */
export const writeCsv = (rows: readonly (readonly CsvValue[])[], manner: CsvManner): string =>
  BYTE_ORDER_MARK + rows.map((row) => csvRow(row, manner)).join('');
