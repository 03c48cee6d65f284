import type { Openers } from '#domain/order-document/openers';
import { readOrderFile } from '#domain/order-document/readOrderFile';

import { median, type Measure } from './measure';

const LINES = 10_000;
const ROUNDS = 7;

const two = (figure: number): string => String(figure).padStart(2, '0');

/** A scanner's file in batch mode: 6,000 codes, some of them repeated. */
const scans = Array.from({ length: LINES }, (_, at) => {
  const time = [9 + Math.floor(at / 3600), Math.floor(at / 60) % 60, at % 60].map(two).join(':');
  return `${20_000 + ((at * 7919) % 6000)},003278,${time},05/10/2026\r\n`;
});

/** A CSV file as saved by a spreadsheet program. */
const rows = Array.from(
  { length: LINES },
  (_, at) => `${20_000 + at};"Pencil, blue ${at}";4,${10 + (at % 90)};${1 + (at % 12)}\r\n`,
);

const FILES = {
  'a file of 10,000 scans': scans.join(''),
  'a table of 10,000 rows': `SKU;Description;Price;Qty\r\n${rows.join('')}`,
};

const refuse = () => Promise.reject(new Error('The file is not text.'));
const openers: Openers = {
  workbook: refuse,
  pdf: refuse,
  mail: refuse,
  outlook: refuse,
  order: refuse,
};

/**
 * Measures how long it takes to parse an order file; the browser does it in a worker, so that the
 * page stays responsive.
 */
export async function measureReading(): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const [what, text] of Object.entries(FILES)) {
    const bytes = new TextEncoder().encode(text);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const start = performance.now();
      const { refusal } = await readOrderFile({ bytes, name: 'order.txt' }, openers);
      times.push(performance.now() - start);
      if (refusal) throw new Error(`${what} was rejected: ${refusal}.`);
    }
    measures.push({ what: `${what}, read`, measured: median(times), unit: 'ms', budget: 500 });
  }
  return measures;
}
