/**
 * Positions at which a spreadsheet may start a formula (OWASP, CSV Injection): signs in either
 * width, at the start of a text and after any character another locale may treat as a delimiter.
 */
const FORMULA = /^(?=[=+\-@\t\r\n＝＋－＠])|(?<=[,;|\t\r\n])(?=[=+\-@＝＋－＠])/g;

/** A code, which is written unchanged whatever sign it starts with. */
interface CsvCode {
  code: string;
}

export type CsvValue = string | number | CsvCode;

/**
 * Writes numbers and codes unchanged, and prefixes any other text that a spreadsheet would evaluate
 * with an apostrophe.
 */
function csvCell(value: CsvValue, separator: string): string {
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

/**
 * The CSV dialect of a file: what the spreadsheet program of a locale opens without prompting, or
 * what another program expects.
 */
export interface CsvDialect {
  separator: ',' | ';' | '|' | '\t';
  decimal: '.' | ',';
}

export function csvDialectOf(locale: string): CsvDialect {
  const writesComma = (1.5).toLocaleString(locale).includes(',');
  return writesComma ? { separator: ';', decimal: ',' } : { separator: ',', decimal: '.' };
}

/** Makes spreadsheet programs read a file as UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/** Returns one row including its line ending (RFC 4180); a spreadsheet evaluates nothing in it. */
export function csvRow(row: readonly CsvValue[], { separator, decimal }: CsvDialect): string {
  const cells = row.map((value) =>
    typeof value === 'number'
      ? csvCell(value, separator).replace('.', decimal)
      : csvCell(value, separator),
  );
  return `${cells.join(separator)}\r\n`;
}

/** Returns rows as a complete CSV file that spreadsheet programs open correctly. */
export const formatCsv = (rows: readonly (readonly CsvValue[])[], dialect: CsvDialect): string =>
  BYTE_ORDER_MARK + rows.map((row) => csvRow(row, dialect)).join('');
