import { tally, type Session } from './scannerSession';

const twoDigits = (figure: number): string => String(figure).padStart(2, '0');

const formatClock = (second: number): string =>
  `${twoDigits(9 + Math.floor(second / 3600))}:${twoDigits(Math.floor(second / 60) % 60)}:${twoDigits(second % 60)}`;

function formatTwelveHours(second: number): string {
  const [hours = '', rest = ''] = formatClock(second).split(/:(.*)/);
  const hour = Number(hours);
  return `${twoDigits(hour > 12 ? hour - 12 : hour)}:${rest} ${hour < 12 ? 'AM' : 'PM'}`;
}

const isFigures = (code: string): boolean => /^\d+$/.test(code);

function symbologyOf(code: string): string {
  if (!isFigures(code)) return 'Code-39';
  return { 12: 'UPC-A', 13: 'EAN-13', 8: 'EAN-8', 14: 'ITF' }[code.length] ?? 'Code-128';
}

const lines = (records: readonly string[], end = '\r\n'): string =>
  records.map((record) => `${record}${end}`).join('');

const SERIAL = '003278';

/** OPN Companion, text format: no quotation marks, and every field after the code is optional. */
export const companionText =
  (delimiter: ', ' | '; ' | '\t', keep: readonly number[] = [1, 2, 3, 4, 5, 6]) =>
  (session: Session): string =>
    lines(
      session.map(({ code, second }) => {
        const notes = [
          symbologyOf(code),
          formatTwelveHours(second),
          '11/23/25',
          '2:45:10 PM',
          '11/23/25',
          '0012E3',
        ];
        return [code, ...notes.filter((_, index) => keep.includes(index + 1))].join(delimiter);
      }),
    );

/** OPN Companion, CSV format: every field quoted. */
export const companionCsv =
  (delimiter: ',' | ';', date = '2025-11-23') =>
  (session: Session): string =>
    lines(
      session.map(({ code, second }) =>
        [code, symbologyOf(code), formatClock(second), date, '14:45:10', date, SERIAL]
          .map((field) => `"${field}"`)
          .join(delimiter),
      ),
    );

/** OPN Companion with the scanner's clock disabled. */
export const companionWithoutClock = (session: Session): string =>
  lines(
    session.map(({ code }) =>
      [code, symbologyOf(code), 'Real Time Clock (RTC) Disabled', SERIAL].join(', '),
    ),
  );

/** The browser's own reader over a serial port. */
export const webSerial = (session: Session): string =>
  lines(
    session.map(({ code, second }) => {
      const time = formatClock(second).replace(/^0/, '');
      return [code, symbologyOf(code).replace('-', '').toUpperCase(), time, '23/11/2025'].join(',');
    }),
  );

type BatchField = 'barcode' | 'quantity' | 'serial' | 'time' | 'date';

interface BatchSettings {
  delimiter?: string;
  fields?: readonly BatchField[];
  date?: string;
  widths?: { barcode: number; quantity: number };
}

/** Batch mode, `SCANNED.TXT`: separator, field order and widths are configurable. */
export const batch =
  ({
    delimiter = ',',
    fields = ['barcode', 'serial', 'time', 'date'],
    date = '23/11/2025',
    widths,
  }: BatchSettings = {}) =>
  (session: Session): string => {
    const hasQuantity = fields.includes('quantity');
    const records = hasQuantity ? tally(session) : session.map((one) => ({ ...one, quantity: 1 }));
    return lines(
      records.map(({ code, second, quantity }) => {
        const record: Record<BatchField, string> = {
          barcode: code.padEnd(widths?.barcode ?? 0),
          quantity: String(quantity).padEnd(widths?.quantity ?? 0),
          serial: SERIAL,
          time: formatClock(second),
          date,
        };
        return fields.map((field) => record[field]).join(delimiter);
      }),
    );
  };

/** Keypad terminal OPL-9728, `DATA.TXT`: code and quantity in fixed widths. */
export const opl9728 =
  (width = 50) =>
  (session: Session): string =>
    lines(
      tally(session).map(({ code, quantity, second }) =>
        [code.padEnd(width), String(quantity).padStart(7), formatClock(second), '23/11/2025'].join(
          ',',
        ),
      ),
    );

/** Keypad terminal OPL-9724, `DATA.TXT`: one record per scan with its symbology. */
export const opl9724 = (session: Session): string =>
  lines(
    session.map(({ code, second }) =>
      [code.padEnd(50), symbologyOf(code).padEnd(18), formatClock(second), '23/11/2025'].join(','),
    ),
  );

/** Fixed widths only, without a separator between code and quantity. */
export const fixedWidths = (session: Session): string =>
  lines(tally(session).map(({ code, quantity }) => code.padEnd(30) + String(quantity).padStart(7)));

/** Keypad terminal OPH-5000i: zero-padded quantity, optionally preceded by the terminal number. */
export const oph5000 =
  (delimiter: ',' | '\t', terminal?: string) =>
  (session: Session): string =>
    lines(
      tally(session).map(({ code, quantity, second }) =>
        [
          ...(terminal ? [terminal] : []),
          code.padEnd(13),
          symbologyOf(code).toUpperCase().padEnd(12),
          String(quantity).padStart(4, '0'),
          '2025/11/23',
          formatClock(second),
        ].join(delimiter),
      ),
    );

/** A terminal program that writes the time first, then a location, then the item. */
export const timeFirst = (session: Session): string =>
  lines(
    session.map(
      ({ code, second }) => `"2/12/2025 ${formatClock(second)}","A-${second % 3}","${code}"`,
    ),
    '\n',
  );

export const codesOnly =
  (end = '\n') =>
  (session: Session): string =>
    lines(
      session.map(({ code }) => code),
      end,
    );

export const codesAndQuantities =
  (delimiter: string, header?: string) =>
  (session: Session): string =>
    lines([
      ...(header ? [header] : []),
      ...tally(session).map(({ code, quantity }) => `${code}${delimiter}${quantity}`),
    ]);

export const quantitiesAndCodes =
  (delimiter: string) =>
  (session: Session): string =>
    lines(tally(session).map(({ code, quantity }) => `${quantity}${delimiter}${code}`));

const WITH_QUANTITY: readonly BatchField[] = ['barcode', 'quantity', 'serial', 'time', 'date'];

/** Every documented format, in its common settings; each writes the same session. */
export const SCANNER_FORMS: Record<string, (session: Session) => string> = {
  'Companion text with commas': companionText(', '),
  'Companion text with semicolons': companionText('; '),
  'Companion text with tabs': companionText('\t'),
  'Companion text without symbology': companionText(', ', [2, 3, 4, 5, 6]),
  'Companion text without times': companionText(', ', [1, 6]),
  'Companion text with code and serial': companionText(', ', [6]),
  'Companion text with scan time alone': companionText('\t', [2]),
  'Companion text with time now alone': companionText('; ', [4, 5]),
  'Companion text of codes alone': companionText(', ', []),
  'Companion CSV with commas': companionCsv(','),
  'Companion CSV with semicolons': companionCsv(';', '23/11/25'),
  'Companion with the clock off': companionWithoutClock,
  'the browser reader': webSerial,
  'batch mode': batch(),
  'batch mode with quantities': batch({ fields: WITH_QUANTITY }),
  'batch mode with spaces': batch({ delimiter: ' ', fields: WITH_QUANTITY }),
  'batch mode with semicolons': batch({ delimiter: ';', date: '11-23-25' }),
  'batch mode with bars': batch({ delimiter: '|', fields: WITH_QUANTITY, date: '23-11' }),
  'batch mode with slashes': batch({ delimiter: '/', fields: WITH_QUANTITY }),
  'batch mode with slashes and short dates': batch({ delimiter: '/', date: '23/11' }),
  'batch mode with tabs': batch({ delimiter: '\t', fields: WITH_QUANTITY, date: '2025-11-23' }),
  'batch mode with group separators': batch({ delimiter: '\x1d' }),
  'batch mode with zeros': batch({ delimiter: '\0', fields: WITH_QUANTITY }),
  'batch mode with line feeds': batch({ delimiter: '\n', fields: WITH_QUANTITY }),
  'batch mode with carriage returns': batch({ delimiter: '\r' }),
  'batch mode in fixed widths': batch({
    fields: WITH_QUANTITY,
    widths: { barcode: 20, quantity: 5 },
  }),
  'batch mode with the serial last': batch({ fields: ['barcode', 'time', 'date', 'serial'] }),
  'batch mode with time and quantity': batch({ fields: ['barcode', 'time', 'quantity'] }),
  'batch mode with code and quantity': batch({ fields: ['barcode', 'quantity'] }),
  'OPL-9728 terminal': opl9728(),
  'OPH-1000 terminal': opl9728(30),
  'OPL-9724 terminal': opl9724,
  'fixed widths without a separator': fixedWidths,
  'OPH-5000i terminal': oph5000(','),
  'OPH-5000i terminal with tabs': oph5000('\t'),
  'OPH-5000i terminal with its number': oph5000(',', '001'),
  'time, place and item': timeFirst,
  'a list of codes': codesOnly(),
  'a list of codes with old line ends': codesOnly('\r'),
  'a list of codes with zeros between': codesOnly('\0'),
  'codes and quantities': codesAndQuantities(','),
  'codes and quantities under English headings': codesAndQuantities(',', 'Item,Qty'),
  'codes and quantities under French headings': codesAndQuantities(';', 'Code-barres;Quantité'),
  'codes and quantities under Spanish headings': codesAndQuantities(
    '\t',
    'Código de barras\tCantidad',
  ),
  'quantities and codes': quantitiesAndCodes(';'),
};
