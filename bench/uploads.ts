import type { FastifyInstance } from 'fastify';

import type { LinesReport } from '#contract/lines';
import type { RequestedLine } from '#contract/opticon';

import type { Catalogue } from '../server/catalogue/catalogue';
import type { Db } from '../server/db/client';

import { median, timed, type Measure } from './measure';
import { signIn } from './signIn';

const LINES = 10_000;
const TURNS = 5;
/** Budget for a check, in milliseconds. */
const CHECK_BUDGET_MS = 400;

/** Measures worksheets and scanner files of ten thousand lines: ids, misspelt ids, and scans. */
export async function measureUploads(
  app: FastifyInstance,
  db: Db,
  { view }: Catalogue,
): Promise<Measure[]> {
  const { id: user_id, headers } = await signIn(app);
  const ids = await view.filter({ country: 'CA' }).ids(db, 0, LINES);

  const send = async (products: RequestedLine[], check: boolean): Promise<number> => {
    const body = { user_id, products, check };
    const [took, answer] = await timed(() =>
      app.inject({ method: 'POST', url: '/api/opticon', headers, body }),
    );
    const { lines } = answer.json<LinesReport>();
    if (lines.length !== products.length)
      throw new Error(`The upload responded with ${answer.body}`);
    return took * 1000;
  };
  const measureMedian = async (products: RequestedLine[]) => {
    const times: number[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) times.push(await send(products, true));
    return median(times);
  };

  const written = ids.map((code) => ({ code, item: 1 }));
  const misspelt = ids.map((code) => ({ code: code.replace('-', ' ').toLowerCase(), item: 1 }));
  const scanned = ids.map((code, at) => ({ code, item: 1, scans: [`bench-scan-${at}`] }));
  const measured = (what: string, ms: number, budget?: number): Measure => ({
    what: `upload of ${LINES.toLocaleString('en')} lines, ${what}`,
    measured: ms,
    unit: 'ms',
    ...(budget !== undefined && { budget }),
  });
  return [
    measured('ids checked', await measureMedian(written), CHECK_BUDGET_MS),
    measured('misspelt ids checked', await measureMedian(misspelt), CHECK_BUDGET_MS),
    measured('new scans checked', await measureMedian(scanned), CHECK_BUDGET_MS),
    measured('scans added to the cart', await send(scanned, false)),
    measured('same scans checked again', await measureMedian(scanned), CHECK_BUDGET_MS),
  ];
}
