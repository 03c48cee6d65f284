import { readPastedText } from '../../domain/order-file/readOrderText';
import { namesOf } from '../support/order-texts/catalogue';
import { formatReading } from '../support/orderReading';

const format = (text: string): string => formatReading(readPastedText(text, undefined, namesOf));

describe('the number of a symbology beside each code', () => {
  const scan = (second: number, id: string, code: string) =>
    `07/02/13,17:56:${second},${id},${code}`;

  it('is not a quantity, and repeated scans add up', () => {
    const dump = [
      scan(39, '08', '400100013014'),
      scan(41, '08', '400100013014'),
      scan(43, '03', 'AC1004'),
      scan(45, '0B', '8720602838017'),
    ];
    expect(format(dump.join('\n'))).toBe('400100013014=2 AC1004=1 8720602838017=1');
  });

  it('is a quantity if it differs for one code, or no code has its length', () => {
    const text = [
      scan(39, '08', '400100013014'),
      scan(41, '03', '400100013014'),
      scan(43, '0B', '8720602838017'),
      scan(45, '05', 'AC1004'),
    ];
    expect(format(text.join('\n'))).toContain('400100013014=11');
    expect(format([scan(39, '08', 'AC1004'), scan(41, '03', 'TH1000')].join('\n'))).toBe(
      'AC1004=8 TH1000=3',
    );
  });
});

describe('a table', () => {
  it.each([
    ['Item,Case pack,Cases\n22423,24,4', '!otherUnit(22423)'],
    ['Item,Cases\n22423,4', '!otherUnit(22423)'],
    ['Nbre;Réf;P.U. HT\n4;22423;12,50\n6;22720;3,00', '22423=4 22720=6'],
    ['What we need,Their #,How many?\nCakestand,22423,4\nTins,22720,6', '22423=4 22720=6'],
    ['order_line/product_id,order_line/product_uom_qty\n22423,4\n22720,6', '22423=4 22720=6'],
    ['22273 x 4; 3 of the red ones', '22273=4 !leftover'],
    ['22273;4;3 of the red ones\n22720;2;blue', '!ambiguousLine(22273) 22720=2'],
    ['avant le 5 décembre\n036000291452 (4), 22720 (4)', '036000291452=4 22720=4'],
  ])('is read as its headings and codes say, or asked about: %j is %s', (text, lines) => {
    expect(format(text)).toBe(lines);
  });

  it('of stock is a question', () => {
    expect(format('Clave,Existencias\n22423,14')).toContain('?quantity');
  });
});
