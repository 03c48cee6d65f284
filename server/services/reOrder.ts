import type { LineReport, LinesReport } from '#contract/lines';
import type { Product } from '#contract/product';
import { unitPriceNow } from '#domain/cartTotal';
import type { Language } from '#domain/languages';
import { fromCents, toCents } from '#domain/money';

import type { Db } from '../db/client';
import { orderById, orderLines } from '../db/orders';
import type { OrderLineTable } from '../db/tables/orders';
import { moneyIn } from '../messages/moneyIn';
import { translate } from '../messages/translate';

import { addLines, findLines } from './addLines';
import { Refusal } from './refusal';
import type { SignedInCustomer } from './sessions';

interface Asked {
  orderId: string;
  language: Language;
  at: Date;
  isCheck?: boolean;
}

/** Adds an earlier order to the cart, and reports for each line what has changed since. */
export async function reOrder(
  tx: Db,
  customer: SignedInCustomer,
  { orderId, ...how }: Asked,
): Promise<LinesReport> {
  if (!(await orderById(tx, customer.id, orderId))) throw new Refusal(404, 'order.unknown');
  const earlier = await orderLines(tx, customer.id, orderId);
  const lines = earlier.map(({ product_id, order_qty }) => ({ code: product_id, item: order_qty }));

  const found = await findLines(tx, customer, lines, how.language);
  const report = await addLines(tx, customer, { ...how, lines, found });
  return {
    ...report,
    lines: report.lines.map((line, at) => {
      const then = earlier[at];
      return then ? compared(line, then, customer, how.language) : line;
    }),
  };
}

function compared(
  line: LineReport,
  then: OrderLineTable,
  { country }: SignedInCustomer,
  language: Language,
): LineReport {
  const now = line.product && centsOf(line.product);
  const told = [line.message];
  const money = moneyIn(language, country);
  if (now !== undefined && now !== then.unit_cents) {
    const params = {
      then: money.format(fromCents(then.unit_cents)),
      now: money.format(fromCents(now)),
    };
    told.push(translate(language, 'line.priceChanged', params));
  }
  const pack = line.product?.ship_pac ?? then.ship_pack;
  if (pack !== then.ship_pack) {
    told.push(translate(language, 'line.packChanged', { then: then.ship_pack, now: pack }));
  }
  return {
    ...line,
    message: told.join(' '),
    price_then: fromCents(then.unit_cents),
    ...(now !== undefined && { price_now: fromCents(now) }),
    ship_pack_then: then.ship_pack,
  };
}

const centsOf = ({ selling_price = 0, selling_price_2 }: Product): number =>
  toCents(unitPriceNow(selling_price, selling_price_2));
