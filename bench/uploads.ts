import type { FastifyInstance } from 'fastify';

import type { LinesReport } from '#contract/lines';
import type { RequestedLine } from '#contract/opticon';

import type { Catalogue } from '../server/catalogue/catalogue';
import type { Db } from '../server/db/client';

import { median, processorTimes, timed, type Measure } from './measure';
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

  const uploadOf = (products: RequestedLine[], check: boolean) => {
    const body = { user_id, products, check };
    return { method: 'POST', url: '/api/opticon', headers, body } as const;
  };
  const send = async (products: RequestedLine[], check: boolean) => {
    const answer = await app.inject(uploadOf(products, check));
    const { lines } = answer.json<LinesReport>();
    if (lines.length !== products.length)
      throw new Error(`The upload responded with ${answer.body}`);
  };
  /** Does not put the answer of 5 MB together, which costs as much as the server's own work. */
  const sendUnread = async (products: RequestedLine[]) => {
    const answer = await app.inject({ ...uploadOf(products, true), payloadAsStream: true });
    if (answer.statusCode !== 200) throw new Error(`The upload responded ${answer.statusCode}`);
    answer.stream().destroy();
  };
  const name = (what: string) => `upload of ${LINES.toLocaleString('en')} lines, ${what}`;
  const measureCheck = async (what: string, products: RequestedLine[]): Promise<Measure> => {
    await send(products, true);
    const { times, loopMs } = await processorTimes(TURNS, () => sendUnread(products));
    const measured = median(times);
    return { what: name(what), measured, unit: 'ms', budget: CHECK_BUDGET_MS, loopMs };
  };

  const written = ids.map((code) => ({ code, item: 1 }));
  const misspelt = ids.map((code) => ({ code: code.replace('-', ' ').toLowerCase(), item: 1 }));
  const scanned = ids.map((code, at) => ({ code, item: 1, scans: [`bench-scan-${at}`] }));
  const checks = [
    await measureCheck('ids checked', written),
    await measureCheck('misspelt ids checked', misspelt),
    await measureCheck('new scans checked', scanned),
  ];
  const [seconds] = await timed(() => send(scanned, false));
  return [
    ...checks,
    { what: name('scans added to the cart'), measured: seconds * 1000, unit: 'ms' },
    await measureCheck('same scans checked again', scanned),
  ];
}
