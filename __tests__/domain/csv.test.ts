import { csvDialectOf, formatCsv } from '../../domain/csv';

const english = csvDialectOf('en-CA');

describe('a CSV file', () => {
  it('is marked as UTF-8, and ends each row as the standard says', () => {
    expect(
      formatCsv(
        [
          ['Order', 'Total'],
          ['10001', 12.5],
        ],
        english,
      ),
    ).toBe('\ufeffOrder,Total\r\n10001,12.5\r\n');
  });

  it('quotes commas, quotation marks and line breaks', () => {
    expect(formatCsv([['a,b', 'say "hi"', 'two\nlines']], english)).toBe(
      '\ufeff"a,b","say ""hi""","two\nlines"\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '＝1+1', '＠SUM(A1)'])(
    'prevents spreadsheets from evaluating %j',
    (text) => {
      expect(formatCsv([[text]], english)).toBe(`\ufeff'${text}\r\n`);
    },
  );

  it.each([
    [';=1+1', ";'=1+1"],
    ['\t=1+1', "'\t'=1+1"],
    ['red|@SUM(A1)', "red|'@SUM(A1)"],
    ['red;＝1+1', "red;'＝1+1"],
  ])('prevents spreadsheets of another locale from evaluating %j', (text, written) => {
    expect(formatCsv([[text]], english)).toBe(`\ufeff${written}\r\n`);
  });

  it('prevents spreadsheets from evaluating a formula after a comma or a line break', () => {
    expect(formatCsv([['red,=1+1', 'two\n=1+1']], english)).toBe(
      '\ufeff"red,\'=1+1","two\n\'=1+1"\r\n',
    );
  });

  it('leaves words, dashes between them and numbers in text unchanged', () => {
    const text = 'Thread; -5 °C, 10-12 mm, a=b';
    expect(formatCsv([[text]], csvDialectOf('es-MX'))).toContain(text);
  });

  it('keeps a negative number a number', () => {
    expect(formatCsv([[-3]], english)).toBe('\ufeff-3\r\n');
  });

  it('uses semicolons and decimal commas for a French spreadsheet', () => {
    expect(formatCsv([['a;b', 'c,d', 1234.5]], csvDialectOf('fr-CA'))).toBe(
      '\ufeff"a;b";c,d;1234,5\r\n',
    );
  });
});
