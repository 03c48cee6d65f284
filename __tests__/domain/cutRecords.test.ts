import { splitTableRecords } from '../../domain/delimited/splitTableRecords';

/** Rows of three columns, in greater number than broken lines. */
const usual = Array.from({ length: 20 }, (_, at) => `A-1,Thread,${at}`);

const rowsOf = (...lines: string[]) =>
  splitTableRecords([...usual, ...lines], ',')
    .slice(usual.length)
    .map(({ cells }) => cells);

/** Returns a cell with this many lines, as a spreadsheet writes it. */
const broken = (lines: number) => {
  const words = Array.from({ length: lines }, (_, at) => `line ${at + 1}`);
  return `A-3,"${words.join('\n')}",3`.split('\n');
};

describe('a quotation mark closed on a later line', () => {
  it('encloses a cell of up to twelve lines', () => {
    expect(rowsOf(...broken(12)).map((cells) => [cells[0], cells.at(-1)])).toEqual([['A-3', '3']]);
    expect(rowsOf(...broken(13))).toHaveLength(13);
  });

  it('counts as stray if the joined row is not as wide as the other rows', () => {
    expect(rowsOf('A-3,"Thread', 'red"', 'A-4,Lace,4')).toHaveLength(3);
  });

  it('counts as stray if the closing line is a row by itself', () => {
    expect(rowsOf('A-3,"5 in,3', 'A-4,6",4')).toEqual([
      ['A-3', '5 in', '3'],
      ['A-4', '6', '4'],
    ]);
  });

  it('counts as stray if a line in between is a row by itself', () => {
    expect(rowsOf('A-3,"Thread', 'A-4,Lace,4', 'red",3')).toHaveLength(3);
  });

  it('counts as stray if what it would enclose begins with a row', () => {
    expect(rowsOf('",Lace,3', '",Cord,4', 'A-5,Silk,5')).toHaveLength(3);
  });

  it('encloses sentences with commas and numbers', () => {
    expect(rowsOf('A-3,"in red, blue, 2 more', 'and, for 4, green",3')).toHaveLength(1);
  });
});

describe('cells of several lines', () => {
  it('do not change the usual width of the rows, however many there are', () => {
    const lines = ['code,name,qty', ...broken(4), ...broken(3), ...broken(2)];

    expect(splitTableRecords(lines, ',').map(({ cells }) => cells.length)).toEqual([3, 3, 3, 3]);
  });
});
