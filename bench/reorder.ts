import type { FastifyInstance } from 'fastify';

import type { LinesReport } from '#contract/lines';

import type { Catalogue } from '../server/catalogue/catalogue';
import type { Db } from '../server/db/client';
import { addOrder } from '../server/db/orders';

import { timed, type Measure } from './measure';
import { signIn } from './signIn';

/** Number of lines of a large order; the largest of a real wholesaler's customers had 540. */
const LINES = 540;
const ORDER = 'bench';

/** Measures re-ordering a large order: first as a check, then into the cart. */
export async function measureReOrder(
  app: FastifyInstance,
  db: Db,
  catalogue: Catalogue,
): Promise<Measure[]> {
  const { id: user_id, headers } = await signIn(app);
  await storeOrder(db, user_id, catalogue);

  const reOrder = async (check: boolean) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/re-orders',
      headers,
      body: { user_id, order_id: ORDER, check },
    });
    const { lines } = answer.json<LinesReport>();
    if (lines.length !== LINES) throw new Error(`The reorder responded with ${answer.payload}.`);
  };
  const [looking] = await timed(() => reOrder(true));
  const [adding] = await timed(() => reOrder(false));
  return [
    { what: `reorder of ${LINES} lines, checked`, measured: looking * 1000, unit: 'ms' },
    {
      what: `reorder of ${LINES} lines, added to the cart`,
      measured: adding * 1000,
      unit: 'ms',
      budget: 1000,
    },
  ];
}

async function storeOrder(db: Db, customerId: string, { view }: Catalogue): Promise<void> {
  const products = await view.filter({ country: 'CA' }).ids(db, 0, LINES);
  const lines = products.map((product_id, at) => ({
    order_id: ORDER,
    line: at + 1,
    product_id,
    name: '',
    order_qty: 1,
    ship_pack: 1,
    unit_cents: 100,
  }));
  const order = {
    order_id: ORDER,
    customer_id: customerId,
    placed_at: new Date().toISOString(),
    status: 'received',
    order_comment: '',
    po_reference: '',
    lines: LINES,
    units: LINES,
    total_cents: 100 * LINES,
  };
  await addOrder(db, order, lines);
}
