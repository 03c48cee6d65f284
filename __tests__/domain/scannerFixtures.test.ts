import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readScannerFile } from '../support/readScannerFile';
import { quantitiesIn, read, reasonsIn } from '../support/scannerFiles';

const fixture = (name: string): Uint8Array =>
  readFileSync(join(__dirname, '../fixtures/scanner', name));

describe('a file from a shop', () => {
  it('may be an order form from a French Excel, with prices ignored and unclear lines listed', () => {
    const file = read(fixture('bon-de-commande-excel.csv'));

    expect(file.form).toMatchObject({ encoding: 'windows-1252', delimiter: ';', hasHeader: true });
    expect(quantitiesIn(file)).toEqual({ 22577: 3, 22698: 12 });
    expect(reasonsIn(file)).toEqual({
      3: 'noQuantity',
      5: 'ambiguousQuantity',
      7: 'notACode',
    });
  });

  it('may be a Companion file with three downloads made under different settings', () => {
    const file = read(fixture('appended-Barcodes.txt'));

    expect(file.form.family).toBe('companion');
    expect(quantitiesIn(file)).toEqual({ '022099123457': 3, 'A1234-BLU': 1, '00123': 2 });
  });

  it('may be a list typed in an editor that writes UTF-16', () => {
    const file = read(fixture('notepad-list-utf16.txt'));

    expect(file.form).toMatchObject({ family: 'codes', encoding: 'utf-16le' });
    expect(quantitiesIn(file)).toEqual({ 22577: 2, 22698: 1, '00123': 1 });
  });

  it('may come from a keypad terminal, with its number first and a count taken back', () => {
    const file = read(fixture('oph5000i-collection.txt'));

    expect(file.form.columns[0]).toBe('terminal');
    expect(quantitiesIn(file)).toEqual({ 2023456789012: 1, 22577: 12 });
  });

  it('may be a workbook, which is refused with a reason of its own', () => {
    expect(readScannerFile(fixture('workbook.xlsx'), 'order.txt').refusal).toBe('spreadsheet');
  });
});
