import type { Language } from '../../domain/languages';
import { MAX_SHOWN_LENGTH } from '../../domain/order-file/orderFile';
import { readPastedText } from '../../domain/order-file/readOrderText';
import { BESIDE_ORDERS } from '../support/order-texts/besideOrders';
import { namesOf } from '../support/order-texts/catalogue';
import { ENGLISH } from '../support/order-texts/english';
import { FRENCH } from '../support/order-texts/french';
import { judge } from '../support/order-texts/judge';
import { NOT_ALL_ORDERED } from '../support/order-texts/notAllOrdered';
import { SPANISH } from '../support/order-texts/spanish';
import { formatReading } from '../support/orderReading';

const read = (text: string, isQuotedRead = false) =>
  readPastedText(text, undefined, namesOf, { isQuotedRead });

const format = (text: string): string => formatReading(read(text));

const skippedIn = (text: string): string[] => {
  const reading = read(text);
  return reading.refusal === null
    ? reading.skipped.map(({ text: row, why }) => `${why}: ${row}`)
    : [];
};

const shownIn = (text: string): (string | undefined)[] =>
  read(text).lines.map(({ unread }) => unread?.text);

describe.each([
  ['English', ENGLISH],
  ['French', FRENCH],
  ['Spanish', SPANISH],
])('an order text in %s', (_language, texts) => {
  it.each(texts.map((order) => [order.text, order] as const))(
    'has no wrong quantity and loses nothing: %j',
    (text, order) => {
      expect(['right', 'asked']).toContain(judge(read(text), order));
    },
  );

  it('is mostly read without a needless question', () => {
    const right = texts.filter((order) => judge(read(order.text), order) === 'right');
    expect(right.length).toBeGreaterThanOrEqual(35);
  });
});

describe('a text that is not all ordered', () => {
  it.each(NOT_ALL_ORDERED.map((order) => [order.text, order] as const))(
    'has no wrong quantity and loses nothing: %j',
    (text, order) => {
      expect(['right', 'asked']).toContain(judge(read(text), order));
    },
  );

  it('is mostly read without a needless question', () => {
    const right = NOT_ALL_ORDERED.filter((order) => judge(read(order.text), order) === 'right');
    expect(right.length / NOT_ALL_ORDERED.length).toBeGreaterThan(0.85);
  });
});

describe('numbers that name something else', () => {
  it.each(BESIDE_ORDERS.map((order) => [order.text, order] as const))(
    'are not asked about: %j',
    (text, order) => {
      expect(judge(read(text), order)).toBe('right');
    },
  );

  it.each([
    ['22423 x 3 (call 514-555-0199)', 'note: 514-555-0199'],
    ['22423 x 6, 22720 x 4 (10 pcs total)', 'note: 10 pcs total'],
    ['[9:02 AM] Lee: 22423 x 3', 'note: [9:02 AM] Lee:'],
    ['Acct 40871: 22423 x 6', 'note: Acct 40871'],
  ])('are shown as notes: %j', (text, note) => {
    expect(skippedIn(text)).toEqual([note]);
  });

  it.each([
    ['22423 local 6', '22423'],
    ['22423 total 6', '22423'],
    ['310-1042 x 6', '310-1042'],
    ['PO 22423 6', '22423'],
    ['account 22423 x 6', '22423'],
    ['12 month calendars', '12 month calendars'],
    ['12 kids aprons', '12 kids aprons'],
    ['$2 stickers', '$2 stickers'],
    ['12 candles in total', '12 candles in total'],
  ])('may be quantities or codes, which are never notes: %j', (text, word) => {
    const { lines } = read(`20725 x 2\n${text}`);
    const shown = lines.map(({ code, unread }) => `${code} ${unread?.text ?? ''}`).join('\n');
    expect(shown).toContain(word);
  });
});

describe('thousands in the reader’s language', () => {
  const formatIn = (language: Language, text: string): string =>
    formatReading(readPastedText(text, undefined, namesOf, { language }));

  it.each<[Language, string, string]>([
    ['', '22423 1,200', '22423=1200'],
    ['', '1,200 x 22423', '22423=1200'],
    ['', '22423\t1,200', '22423=1200'],
    ['', '22423,"1,200"', '22423=1200'],
    ['es', '22423 1,200', '22423=1200'],
    ['fr', '22423 1 200', '22423=1200'],
    ['fr', '22423 x 1\u202f200', '22423=1200'],
    ['fr', '1 200 de 22423', '22423=1200'],
  ])('are read where they leave one meaning: %j, %j', (language, text, lines) => {
    expect(formatIn(language, text)).toBe(lines);
  });

  it.each<[Language, string, string]>([
    ['', '22423 1.200', '!ambiguousQuantity(22423)'],
    ['', '22423 1 200', '!ambiguousLine(22423)'],
    ['', '22423 x 1 200', '!ambiguousLine(22423)'],
    ['', '1 200 of 22423', '!ambiguousLine(22423)'],
    ['fr', '22423 1,200', '!ambiguousQuantity(22423)'],
    ['fr', '22423 rouge 3 500', '!ambiguousLine(22423)'],
    ['', 'ZZ-9 1,200', '!ambiguousQuantity(ZZ-9)'],
  ])('are asked about where they do not: %j, %j', (language, text, lines) => {
    expect(formatIn(language, text)).toBe(lines);
  });

  it('are no price', () => {
    expect(formatIn('', '22423 $1,200 12')).toBe('22423=12');
  });
});

describe('a number in words', () => {
  it.each([
    ['22423 three', '22423=3'],
    ['22423 twenty-four', '22423=24'],
    ['one 22423, two 22720', '22423=1 22720=2'],
    ['one hundred twenty 22423', '22423=120'],
    ['a hundred and fifty of 22423', '22423=150'],
    ['22423 quinze', '22423=15'],
    ['trente et un 22423', '22423=31'],
    ['soixante-quinze 22423', '22423=75'],
    ['quatre-vingt-douze de 22423', '22423=92'],
    ['cent vingt du 22423', '22423=120'],
    ['treinta y dos 22423 y cien 22720', '22423=32 22720=100'],
    ['ciento veinte del 22423', '22423=120'],
    ['doscientos cincuenta 22423', '22423=250'],
  ])('is read: %j', (text, lines) => {
    expect(format(text)).toBe(lines);
  });
});

describe('something else counted beside a code', () => {
  it.each([
    ['6 of 22423 and 3 of the red ones', '22423=6 !leftover', '3 of the red ones'],
    ['22423 x 6 and 3 of ZZ 9999', '22423=6 !leftover', '3 of ZZ 9999'],
    ['6 de 22423 et 3 des rouges', '22423=6 !leftover', '3 des rouges'],
    ['22423 x 6 y 3 de los rojos', '22423=6 !leftover', '3 de los rojos'],
    ['22423 x 6 plus 2 boxes of candles', '22423=6 !leftover', '2 boxes of candles'],
    ['22423 x 6 and the red ones', '22423=6 !leftover', 'the red ones'],
    ['22423 x 6 and candles', '22423=6 !leftover', 'candles'],
    ['22423 x 6, some candles', '22423=6 !leftover', 'some candles'],
    ['22423 x 6 et les rouges', '22423=6 !leftover', 'les rouges'],
    ['22423 x 6, unas velas', '22423=6 !leftover', 'unas velas'],
    [
      '22423 x 6, 22720 x 2 and 3 of the red ones',
      '22423=6 22720=2 !leftover',
      '3 of the red ones',
    ],
  ])('is asked about: %j', (text, lines, shown) => {
    expect(format(text)).toBe(lines);
    expect(shownIn(text)).toContain(shown);
  });
});

it('asks about a code that stands in none of the parts of a line', () => {
  const line = '1x22423 1 & Blue pencil, 12 pk,1x036000291452';
  const { lines } = readPastedText(line);
  expect(lines.map(({ code }) => code)).toContain('036000291452');
  expect(lines.filter(({ unread }) => !unread)).toEqual([]);
});

describe('words that belong to the code before them', () => {
  it.each([
    ['4 of 22423 black and white', '22423=4'],
    ['22423 cream and pink 4', '22423=4'],
    ['22423 x 4, red', '22423=4'],
  ])('are not asked about: %j', (text, lines) => {
    expect(format(text)).toBe(lines);
  });
});

describe('a sentence behind an order', () => {
  it.each([
    ['22423 x 4. And the red ones.', 'note: And the red ones.'],
    ['22423 qty 4. Also the holders we spoke of.', 'note: Also the holders we spoke of.'],
  ])('is shown: %j', (text, note) => {
    expect(format(text)).toBe('22423=4');
    expect(skippedIn(text)).toEqual([note]);
  });
});

describe('a code that continues past a shorter one', () => {
  it.each([
    ['AB 1042 BL x 4', 'AB-1042-BL=4'],
    ['AB-1042 BL x 4', 'AB-1042-BL=4'],
    ['AB 1042 x 4', 'AB-1042=4'],
    ['4 x 8 720602 838017', '8720602838017=4'],
    ['8.720.602.838.017 x 4', '8720602838017=4'],
    ['*22423* 4', '22423=4'],
    ['EAN: 8720602838017 x 4', '8720602838017=4'],
  ])('is the longest: %j', (text, lines) => {
    expect(format(text)).toBe(lines);
  });
});

describe('a statement about products', () => {
  it.each([
    'Returning 2 of 22423, damaged.',
    'Je vous retourne 3 x 22423',
    'Devuelvo 3 x 22423',
    'credit for 2 x 22423',
    'crédit pour 2 x 22423',
    'nota de crédito por 2 x 22423',
    '22423 arrived broken x 2',
    'short shipped 2 of 22423',
    'il manquait 2 x 22423',
    'faltaron 2 de 22423',
    'sold 5 of 22423 yesterday',
    'vendu 5 de 22423 hier',
    'vendimos 5 de 22423',
    'what is the price of 22423? 6',
    'if you have 22423 send 6',
    'already ordered 6 of 22423',
  ])('is shown and orders nothing: %s', (text) => {
    const reading = read(text);
    expect(reading.lines.filter(({ unread }) => !unread)).toEqual([]);
    expect(reading.lines.map(({ code }) => code)).toContain('22423');
  });

  it('is asked about if the text orders nothing else', () => {
    expect(format('I have 6 of 22423 on my list')).toBe('!statement(22423)');
    expect(format('Hello,\nnous avons 3 de 22423 et 4 de 22720')).toBe(
      '!statement(22423) !statement(22720)',
    );
  });

  it.each([
    'We have 14 of 22720',
    'nous avons 14 de 22720',
    'tenemos 14 de 22720',
    'il reste 14 de 22720',
    'quedan 14 de 22720',
  ])('is a note if it tells the stock: %s', (text) => {
    expect(format(`22423 x 6\n${text}`)).toBe('22423=6');
    expect(skippedIn(`22423 x 6\n${text}`)).toEqual([`note: ${text}`]);
  });

  it.each([
    ['I have 3 of 22423 left, send 6', '22423=6'],
    ['we are down to 2 of 22423, please send 12', '22423=12'],
    ["il m'en reste 3 de 22423, envoyez-en 6", '22423=6'],
    ['me quedan 3 de 22423, mándeme 6', '22423=6'],
    ['can I have 6 of 22423', '22423=6'],
    ['please send 6 of 22423 and a credit for 2 of 22720', '22423=6 !statement(22720)'],
    ['22423 x 4, damaged', '!statement(22423)'],
    ['22577 Left hand scissors 3', '22577=3'],
  ])('does not hide what is ordered beside it: %j', (text, lines) => {
    expect(format(text)).toBe(lines);
  });

  it('leaves out the lines of an address, and nothing that may be a code', () => {
    expect(format("22423 x 3\nPurl & Twine, 118 Water St., St. John's NL A1C 1A9")).toBe('22423=3');
    expect(format('22423 x 3\nTricot, 12, rue Principale, Granby (Québec) J2G 2W9')).toBe(
      '22423=3',
    );
    expect(format('22423 x 3\nAv. Juárez 118, Col. Centro, C.P. 06050')).toBe('22423=3');
    expect(format('22577 Paint 118 Water St 3')).not.toBe('noCodes');
  });
});

describe('a correction', () => {
  it.each([
    ['85123A x 12 … perdón, que sean 8', '85123A=8'],
    ['85123A x 12 - sorry, make that 8', '85123A=8'],
    ['85123A x 12\nplutôt 8', '85123A=8'],
    ['22423 x 6\n85123A x 12\nno, mejor 10 del 85123A', '22423=6 85123A=10'],
    ['22423 x 6\nSorry, I need 3 of 85123A', '22423=6 85123A=3'],
    ['22423 x 6, sorry for the late order', '22423=6'],
    [
      '22423 x 6\n85123A x 12\nsorry, make the first one 8',
      '!ambiguousLine(22423) !ambiguousLine(85123A) !ambiguousLine',
    ],
    [
      '85123A x 12\n85123A x 3\nmake that 8 of 85123A',
      '!ambiguousLine(85123A) !ambiguousLine(85123A) !ambiguousLine(85123A)',
    ],
  ])('takes the place of what it corrects, or is asked about: %j', (text, lines) => {
    expect(format(text)).toBe(lines);
  });
});

describe('a clear text', () => {
  it.each([
    ['three of 22423', '22423=3'],
    ['two dozen of 22423', '22423=24'],
    ['cuatro del 22423', '22423=4'],
    ['trois douzaines de 22423', '22423=36'],
    ['five 22423', '22423=5'],
    ['22423 3 doc.', '22423=36'],
    ['22423 5 c/u', '22423=5'],
    ['22271 / 22273 / 22274 - 6 ea.', '22271=6 22273=6 22274=6'],
    ['Please do NOT send 22720. 85123A x 12', '!ambiguousLine(22720) 85123A=12'],
    ['hey! 22423 ×4 🙏 85123A ×12 and 47566 ×6 ty', '22423=4 85123A=12 47566=6'],
    ['Need by 12/05: 22423 (3), 22720 (4)', '22423=3 22720=4'],
    ['Could you send us 6 of 22423 and a dozen 85123A?', '22423=6 85123A=12'],
    ['PO 88213\n22423    12\n85123A    36', '22423=12 85123A=36'],
    ['1.22423 x 4\n2.22720 x 5', '22423=4 22720=5'],
  ])('is read: %j is %s', (text, lines) => {
    expect(format(text)).toBe(lines);
  });

  it.each([
    ['une vingtaine de 22423', '!invalidQuantity(22423)'],
    ['about twenty of 22423', '!invalidQuantity(22423)'],
    ['about 20 of 22423', '!invalidQuantity(22423)'],
    [
      '1 22423\n2 22720\n3 22189\n4 47566',
      '!noQuantity(22423) !noQuantity(22720) !noQuantity(22189) !noQuantity(47566)',
    ],
    ['at least 4 of 22423', '!invalidQuantity(22423)'],
    ['22423, 22720, 22189\n4, 5, 6', '?quantity !ambiguousLine(22423) !ambiguousLine(4)'],
    ['22423 Dec 4', '!ambiguousLine(22423)'],
    ['22423 4 déc.', '!ambiguousLine(22423)'],
    ['22423 4 dic', '!ambiguousLine(22423)'],
  ])('is no quantity if it is about one, or a day: %j is %s', (text, lines) => {
    expect(format(text)).toBe(lines);
  });
});

describe('a table', () => {
  it('has the columns of its headings, whatever else stands in its cells', () => {
    const rows = ['22423', '22720', '22189', '47566', '22197', '22271'];
    const lines = rows.map((code, at) => `Ref 0${at},${code},100,25,${at + 2};6`);
    const reading = read(`Ref,Code,Pack,Price,Note\n${lines.join('\n')}`);
    expect('columns' in reading && reading.columns?.all.map(({ heading }) => heading)).toEqual([
      'Ref',
      'Code',
      'Pack',
      'Price',
      'Note',
    ]);
  });

  it.each(['CS', 'BX', 'CAI'])('asks about a quantity in %s', (unit) => {
    expect(format(`22423 2 ${unit}`)).toBe('!otherUnit(22423)');
  });
});

describe('a question without a product', () => {
  it.each(['Do you have it in 3 sizes?', 'Is there a discount for 50?'])(
    'is a remark beside an order: %s',
    (question) => {
      expect(format(`${question} Please send 4 of 22423.`)).toBe('22423=4');
    },
  );
});

describe('a mail that answers another', () => {
  const QUOTED = [
    '8 of 22720\n\n> 22720 is back in stock, we have 14',
    '8 of 22720\n\nOn Tue, Nov 3, 2026, Purl <a@b.test> wrote:\n22720 x 14',
    '8 of 22720\n\n-----Original Message-----\n22720 x 14',
    '8 of 22720\n\nDe : Laine\nEnvoyé : 3 nov. 2026\n22720 x 14',
    '8 of 22720\n\nEl 3 nov 2026, Sol escribió:\n> 22720 x 14',
  ];

  it.each(QUOTED)('is read without what it quotes, which is reported: %j', (text) => {
    expect(format(text)).toBe('22720=8');
    expect(skippedIn(text).every((row) => row.startsWith('quoted: '))).toBe(true);
    expect(skippedIn(text)).not.toEqual([]);
  });

  it('has each quoted line reported as far as it can be shown', () => {
    const quoted = `> ${'22720 is back. '.repeat(40)}`;
    const shown = skippedIn(`8 of 22720\n\n${quoted}`).at(-1)!;
    expect(shown.length).toBe('quoted: '.length + MAX_SHOWN_LENGTH);
    expect(skippedIn('8 of 22720\n\n> 22720 is back   ')).toEqual(['quoted: > 22720 is back']);
  });

  it('is read with it on request, and nothing of both is added up', () => {
    expect(formatReading(read('8 of 22720\n> 22720 x 14', true))).toBe('22720=8 22720=14');
  });

  it.each([
    ['> 22720 x 14', '22720=14'],
    ['please see below\n> 22720 x 14', '22720=14'],
  ])('is read as a whole if the order is in it: %j', (text, lines) => {
    expect(format(text)).toBe(lines);
  });
});
