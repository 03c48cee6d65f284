import type { LineReport, LinesReport } from '#contract/lines';
import type { Country } from '#domain/countries';
import type { Language } from '#domain/languages';
import { fromCents, toCents } from '#domain/money';
import { unitPriceAt } from '#domain/unitPrice';

import type { Db } from '../../db/client';
import { orderById, orderLines } from '../../db/orders';
import type { OrderLineTable } from '../../db/tables/orders';
import { currencyFormatter } from '../../messages/currencyFormatter';
import { translate } from '../../messages/translate';
import { orderScopeOf } from '../accounts/orderScope';
import type { SignedInCustomer } from '../accounts/sessions';
import { Refusal } from '../actions/refusal';

import { addLines, findLines } from './addLines';

interface ReOrderOptions {
  orderId: string;
  language: Language;
  at: Date;
  isCheck?: boolean;
}

/** Adds an earlier order to the cart, and reports for each line what has changed since. */
export async function reOrder(
  tx: Db,
  customer: SignedInCustomer,
  { orderId, ...how }: ReOrderOptions,
): Promise<LinesReport> {
  if (!(await orderById(tx, orderScopeOf(customer), orderId)))
    throw new Refusal(404, 'order.unknown');
  const earlier = await orderLines(tx, customer.id, orderId);
  const lines = earlier.map(({ product_id, order_qty }) => ({ code: product_id, item: order_qty }));

  const packsOf = new Map<string, number>();
  for (const { product_id, order_qty } of earlier)
    packsOf.set(product_id, (packsOf.get(product_id) ?? 0) + order_qty);

  const found = await findLines(tx, customer, lines, how.language);
  const report = await addLines(tx, customer, { ...how, lines, found });
  return {
    ...report,
    lines: report.lines.map((line, at) => {
      const then = earlier[at];
      if (!then) return line;
      const packs = packsOf.get(then.product_id) ?? then.order_qty;
      return withChanges(line, then, { packs, country: customer.country }, how.language);
    }),
  };
}

function withChanges(
  line: LineReport,
  orderedLine: OrderLineTable,
  { packs, country }: { packs: number; country: Country },
  language: Language,
): LineReport {
  const now = line.product && toCents(unitPriceAt(line.product, packs));
  const messages = [line.message];
  const money = currencyFormatter(language, country);
  if (now !== undefined && now !== orderedLine.unit_cents) {
    const params = {
      then: money.cents(orderedLine.unit_cents),
      now: money.cents(now),
    };
    messages.push(translate(language, 'line.priceChanged', params));
  }
  const pack = line.product?.ship_pac ?? orderedLine.ship_pack;
  if (pack !== orderedLine.ship_pack) {
    messages.push(
      translate(language, 'line.packChanged', { then: orderedLine.ship_pack, now: pack }),
    );
  }
  return {
    ...line,
    message: messages.join(' '),
    price_then: fromCents(orderedLine.unit_cents),
    ...(now !== undefined && { price_now: fromCents(now) }),
    ship_pack_then: orderedLine.ship_pack,
  };
}
