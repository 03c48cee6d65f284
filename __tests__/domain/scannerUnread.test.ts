import { read, quantitiesIn, reasonsIn } from '../support/scannerFiles';

describe('an unreadable line', () => {
  it.each([
    ['22577,"1,000"', 'ambiguousQuantity'],
    ['22577,1,000', 'ambiguousQuantity'],
    ['22577,1.000', 'ambiguousQuantity'],
    ['22577,1 000', 'ambiguousQuantity'],
    ['22577,2.5', 'ambiguousQuantity'],
    ['22577,"1,000.00"', 'invalidQuantity'],
    ['22577,two', 'invalidQuantity'],
    ['22577,120000', 'quantityTooLarge'],
    ['22577,', 'noQuantity'],
    ['22577', 'noQuantity'],
    [',3', 'noCode'],
    ['1.23457E+11,3', 'damagedCode'],
    ['2257\ufffd,3', 'damagedCode'],
    ['09:12:07,3', 'notACode'],
    ['Please send these soon,3', 'notACode'],
    [`22577${',x'.repeat(20)}`, 'tooManyColumns'],
  ])('is listed with its reason: %s is %s', (line, reason) => {
    const file = read(`11111,2\n22222,3\n${line}\n33333,4\n`);

    expect(file.unread).toEqual([{ line: 3, text: line, reason }]);
    expect(quantitiesIn(file)).toEqual({ 11111: 2, 22222: 3, 33333: 4 });
  });

  it.each([
    ['in its code', '229'],
    ['before its quantity', '22966,'],
    ['in its quantity', '22966,4'],
  ])('is the last one if the file ends %s', (_why, end) => {
    const row = '22577,2,003278,09:14:18,05/10/2026\r\n';

    expect(reasonsIn(read(row + row + end))).toEqual({ 3: 'cutShort' });
  });

  it('is the last one if the file ends before its quantity, which may be after other data', () => {
    const row = 'A1494\tCODE-39     \t0012\t2026/05/10\t09:14:18\r\n';

    expect(reasonsIn(read(`${row}${row}A1494\tCODE-39     `))).toEqual({ 3: 'cutShort' });
    expect(reasonsIn(read(`${row}${row}A1494\tCODE`))).toEqual({ 3: 'cutShort' });
  });

  it('is not the last one if the file ends in its serial number, which is no quantity', () => {
    const row = '012345678905, UPC-A, 14:41:03, 10/05/26, 003278';
    const file = read(`${row}\r\n${row}\r\n${row.slice(0, -2)}`);

    expect(quantitiesIn(file)).toEqual({ '012345678905': 3 });
    expect(file.unread).toEqual([]);
  });

  it('is not the last one if the file ends after what is needed', () => {
    const row = '22577,2,003278,09:14:18,05/10/2026\r\n';

    expect(quantitiesIn(read(`${row}22966,4,003278,09:1`))).toEqual({ 22577: 2, 22966: 4 });
  });

  it('is listed even if nearly all lines of an order form have no quantity', () => {
    const file = read('SKU,Qty\n22577,\n22698,\n22111,\n12345,3\n');

    expect(quantitiesIn(file)).toEqual({ 12345: 3 });
    expect(reasonsIn(file)).toEqual({ 2: 'noQuantity', 3: 'noQuantity', 4: 'noQuantity' });
  });

  it('is cut to a length that can be shown', () => {
    const [unread] = read(`11111,2\n22222,3\n${'long '.repeat(1000)}\n`).unread;

    expect(unread?.text).toHaveLength(200);
  });
});
