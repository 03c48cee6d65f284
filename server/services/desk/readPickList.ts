import { openPacks, SHIPPABLE_STAGES, type Stage } from '#domain/fulfilment';
import type { Language } from '#domain/languages';

import { readProductNames } from '../../db/anyProducts';
import type { Db } from '../../db/client';
import { customersByIds } from '../../db/customers';
import { linesByOrder } from '../../db/orderLines';
import { readBarcodes } from '../../db/products';
import type { OrderTable } from '../../db/tables/orders';
import type { Pick, PickList } from '../../documents/pick-list/pickList';
import { Refusal } from '../actions/refusal';
import { parseAddress } from '../orders/addressesOfOrder';
import { nameIn } from '../orders/showOrder';

import { findOrders } from './findOrders';
import { countryOf } from './listQueue';

/**
 * Reads the open packs of these orders, sorted for a walk through the warehouse; refused if the
 * stage of any order does not allow packing.
 */
export async function readPickList(
  db: Db,
  orderIds: readonly string[],
  language: Language,
): Promise<PickList> {
  const orders = await findOrders(db, orderIds);
  const [first] = orders;
  refuseUnpackable(orders);
  const customers = await customersByIds(
    db,
    orders.map(({ customer_id }) => customer_id),
  );
  return {
    language,
    country:
      parseAddress(first.ship_to)?.country ?? countryOf(first, customers.get(first.customer_id)),
    orders: orders.map(({ order_id, customer_id, po_reference, order_comment }) => {
      const customer = customers.get(customer_id);
      const company = customer?.company_name || (customer?.owner_name ?? '');
      return { order_id, company, po_reference, order_comment };
    }),
    picks: await picksOf(db, orderIds, language),
  };
}

function refuseUnpackable(orders: readonly OrderTable[]): void {
  const unpackable = orders.find(({ stage }) => !SHIPPABLE_STAGES.includes(stage as Stage));
  if (unpackable) throw new Refusal(409, 'desk.stage', { params: { order: unpackable.order_id } });
}

async function picksOf(db: Db, orderIds: readonly string[], language: Language): Promise<Pick[]> {
  const byOrder = await linesByOrder(db, orderIds);
  const lines = [...byOrder.values()].flat().filter((line) => openPacks(line) > 0);
  const productIds = [...new Set(lines.map(({ product_id }) => product_id))];
  const products = await readProductNames(db, productIds);
  const barcodes = await readBarcodes(db, productIds);
  const picks = lines.map((line): Pick => {
    const { order_id, product_id, ship_pack } = line;
    const product = products.get(product_id);
    return {
      order_id,
      product_id,
      ship_pack,
      bin: product?.bin ?? '',
      name: nameIn(language, line.name, product),
      code: barcodes.get(product_id)?.[0] ?? product_id,
      packs: openPacks(line),
    };
  });
  const collator = new Intl.Collator('en', { numeric: true });
  return picks.sort(
    (a, b) =>
      Number(a.bin === '') - Number(b.bin === '') ||
      collator.compare(a.bin, b.bin) ||
      collator.compare(a.product_id, b.product_id) ||
      collator.compare(a.order_id, b.order_id),
  );
}
