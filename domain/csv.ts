/** Spreadsheets take these first characters for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A number is written as it is; a text that a spreadsheet would calculate gets an apostrophe before it. */
function cell(value: string | number, separator: string): string {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return text.includes(separator) || /["\r\n]/.test(text)
    ? `"${text.replaceAll('"', '""')}"`
    : text;
}

/** What a locale's spreadsheet program reads without being asked: its separator and its decimal sign. */
export interface CsvManner {
  separator: ',' | ';';
  decimal: '.' | ',';
}

export function csvMannerOf(locale: string): CsvManner {
  const writesComma = (1.5).toLocaleString(locale).includes(',');
  return writesComma ? { separator: ';', decimal: ',' } : { separator: ',', decimal: '.' };
}

/** Rows as a CSV file (RFC 4180) that opens in a spreadsheet: marked as UTF-8, nothing in it is calculated. */
export function writeCsv(
  rows: readonly (readonly (string | number)[])[],
  { separator, decimal }: CsvManner,
): string {
  const lines = rows.map((row) =>
    row
      .map((value) =>
        typeof value === 'number'
          ? cell(value, separator).replace('.', decimal)
          : cell(value, separator),
      )
      .join(separator),
  );
  return `\ufeff${lines.join('\r\n')}\r\n`;
}
