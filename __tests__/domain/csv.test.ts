import { csvDialectOf, formatCsv } from '../../domain/csv';

const english = csvDialectOf('en-CA');

describe('a CSV file', () => {
  it('is marked as UTF-8 and ends each row as the standard says', () => {
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

  it('quotes what would break it', () => {
    expect(formatCsv([['a,b', 'say "hi"', 'two\nlines']], english)).toBe(
      '\ufeff"a,b","say ""hi""","two\nlines"\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '＝1+1', '＠SUM(A1)'])(
    'lets no spreadsheet calculate %j',
    (text) => {
      expect(formatCsv([[text]], english)).toBe(`\ufeff'${text}\r\n`);
    },
  );

  it.each([
    [';=1+1', ";'=1+1"],
    ['\t=1+1', "'\t'=1+1"],
    ['red|@SUM(A1)', "red|'@SUM(A1)"],
    ['red;＝1+1', "red;'＝1+1"],
  ])('lets no spreadsheet of another locale calculate in %j', (text, written) => {
    expect(formatCsv([[text]], english)).toBe(`\ufeff${written}\r\n`);
  });

  it('lets no spreadsheet calculate behind a comma or a line break', () => {
    expect(formatCsv([['red,=1+1', 'two\n=1+1']], english)).toBe(
      '\ufeff"red,\'=1+1","two\n\'=1+1"\r\n',
    );
  });

  it('leaves words, dashes between them and numbers in a text alone', () => {
    const text = 'Thread; -5 °C, 10-12 mm, a=b';
    expect(formatCsv([[text]], csvDialectOf('es-MX'))).toContain(text);
  });

  it('leaves a negative number a number', () => {
    expect(formatCsv([[-3]], english)).toBe('\ufeff-3\r\n');
  });

  it('is written for a French spreadsheet with semicolons and decimal commas', () => {
    expect(formatCsv([['a;b', 'c,d', 1234.5]], csvDialectOf('fr-CA'))).toBe(
      '\ufeff"a;b";c,d;1234,5\r\n',
    );
  });
});
