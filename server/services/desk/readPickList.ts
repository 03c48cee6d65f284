import { openPacks, SHIPPABLE_STAGES, type Stage } from '#domain/fulfilment';
import type { Language } from '#domain/languages';

import { readProductNames } from '../../db/anyProducts';
import type { Db } from '../../db/client';
import { customersByIds } from '../../db/customers';
import { linesByOrder } from '../../db/orderLines';
import { readBarcodes } from '../../db/products';
import type { OrderTable } from '../../db/tables/orders';
import { parseAddress } from '../addressesOfOrder';
import { Refusal } from '../refusal';
import { nameIn } from '../showOrder';

import { findOrders } from './findOrders';
import { countryOf } from './listQueue';

/** Packs of one order to be picked from a bin in the warehouse. */
export interface Pick {
  order_id: string;
  bin: string;
  product_id: string;
  name: string;
  /** What is printed as a barcode: the product's barcode, or else its id. */
  code: string;
  packs: number;
  ship_pack: number;
}

export interface PickedOrder {
  order_id: string;
  company: string;
  po_reference: string;
  order_comment: string;
}

export interface PickList {
  language: Language;
  /** Destination of the first order, which determines the paper size. */
  country: string;
  orders: PickedOrder[];
  /** Sorted by bin, then product; picks without a bin come last. */
  picks: Pick[];
}

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
