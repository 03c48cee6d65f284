import type { Country } from '#domain/countries';
import { COMING_SOON, unitsOf } from '#domain/quantity';

import type { NewOrderLine, NewOrderRow } from '../../server/db/orders';
import type { OfferTable } from '../../server/db/tables/catalogue';
import type { DemoListing } from '../catalogue/listedProduct';
import { listPrice } from '../catalogue/prices';
import { chance } from '../catalogue/random';

import { addressOf, daysBefore, type DemoCustomer } from './customers';
import { isFulfilledInDemo } from './playFulfilment';

/** An order before its number is assigned. */
export interface PastOrder {
  order: Omit<NewOrderRow, 'order_id'>;
  lines: Omit<NewOrderLine, 'order_id'>[];
}

interface ShopItem {
  listed: DemoListing;
  offer: OfferTable;
}

const YEARS = 2;
/** Probability that a line deliberately repeats an earlier one; others do so by chance. */
const REPEAT_PROBABILITY = 0.24;
/** Number of lines of the recent order that can be reordered in full at the same prices. */
const CLEAN_LINES = 50;

/** Order comments of the demo's customers. */
export const COMMENTS = [
  'Please leave at the back door.',
  'Call before delivery.',
  'Ship complete, please.',
  'Needed for the weekend market.',
  'Same as last month, thank you.',
];

const shopItemsOf = (
  catalogue: readonly DemoListing[],
  country: Country,
  departments: readonly string[],
) =>
  catalogue.flatMap((listed): ShopItem[] => {
    const offer = listed.offers.find((each) => each.country === country);
    const isBought = departments.includes(listed.cat_code.slice(0, 3));
    return offer && isBought && offer.class !== COMING_SOON ? [{ listed, offer }] : [];
  });

/**
 * Returns the price of a unit at the time: prices rose by 4.5 % a year, with an occasional offer.
 */
function priceThen({ listed, offer }: ShopItem, daysAgo: number): number {
  if (daysAgo < 120) return offer.selling_cents;
  const rise = 1 - (daysAgo / 365) * 0.045;
  const wasOnOffer = chance(`${listed.product_id} ${Math.floor(daysAgo / 30)} offer`) < 0.06;
  return listPrice(offer.selling_cents * rise * (wasOnOffer ? 0.85 : 1));
}

/** Whether a product is available at the list price, with plenty in stock. */
const isClean = ({ offer }: ShopItem): boolean =>
  offer.sale_cents === null && offer.available >= 20;

/**
 * Returns two years of a shop's orders, oldest first: it buys some products repeatedly and tries
 * others once, and its second-to-last order can be reordered unchanged.
 */
export function pastOrders(
  catalogue: readonly DemoListing[],
  customer: DemoCustomer,
  now: Date,
): PastOrder[] {
  const shopItems = shopItemsOf(catalogue, customer.country, customer.departments);
  let drawCount = 0;
  const nextRandom = () => chance(`${customer.id} ${(drawCount += 1)}`);
  const pickRandom = <Item>(items: readonly Item[]): Item | undefined =>
    items[Math.floor(nextRandom() * items.length)];

  /** Every purchase so far, including repeats, so that frequent purchases are drawn more often. */
  const bought: ShopItem[] = [];
  const filterFor = (number: number) => (number === customer.orders - 2 ? isClean : () => true);

  const pickNew = (isSuitable: (item: ShopItem) => boolean): ShopItem | undefined => {
    const candidates = [pickRandom(shopItems), pickRandom(shopItems), pickRandom(shopItems)].filter(
      (item) => item && isSuitable(item),
    );
    return candidates.sort((a, b) => (b?.listed.popularity ?? 0) - (a?.listed.popularity ?? 0))[0];
  };

  function choose(count: number, isSuitable: (item: ShopItem) => boolean): ShopItem[] {
    const chosen = new Set<ShopItem>();
    for (let attempts = 0; chosen.size < count && attempts < count * 20; attempts += 1) {
      const item = nextRandom() < REPEAT_PROBABILITY ? pickRandom(bought) : pickNew(isSuitable);
      if (item && isSuitable(item)) chosen.add(item);
    }
    return [...chosen];
  }

  return Array.from({ length: customer.orders }, (_, number): PastOrder => {
    const isSuitable = filterFor(number);
    const daysAgo = ageOf(number, customer.orders, nextRandom());
    const count = isSuitable === isClean ? CLEAN_LINES : 5 + Math.floor(nextRandom() ** 1.7 * 56);
    const chosen = choose(count, isSuitable);
    bought.push(...chosen);
    const lines = chosen.map((item, index) => ({
      line: index + 1,
      product_id: item.listed.product_id,
      name: item.listed.name_en,
      order_qty: usualQuantity(item, customer.id) + (nextRandom() < 0.2 ? 1 : 0),
      ship_pack: item.listed.ship_pac,
      unit_cents: isSuitable === isClean ? item.offer.selling_cents : priceThen(item, daysAgo),
    }));
    return {
      lines,
      order: orderHeader(customer, number, placedAt(now, daysAgo, nextRandom()), lines, nextRandom),
    };
  });
}

/** Cheap products are bought by the carton, expensive ones singly. */
const usualQuantity = ({ listed, offer }: ShopItem, customerId: string): number => {
  const maxExtra = offer.selling_cents * listed.ship_pac > 10_000 ? 1 : 4;
  return 1 + Math.floor(chance(`${customerId} ${listed.product_id} packs`) * maxExtra);
};

/**
 * Returns the age of an order in days: evenly spaced over the years with some jitter; the last one
 * is a day old.
 */
function ageOf(number: number, orders: number, roll: number): number {
  const gap = (YEARS * 365) / orders;
  if (number === orders - 1) return 1;
  return Math.round((orders - number - 1) * gap + (roll - 0.5) * gap * 0.6);
}

/** Within the shop's business hours. */
function placedAt(now: Date, daysAgo: number, roll: number): string {
  const day = daysBefore(now, daysAgo);
  day.setUTCHours(13 + Math.floor(roll * 8), Math.floor(roll * 7919) % 60, 0, 0);
  return day.toISOString();
}

function orderHeader(
  customer: DemoCustomer,
  number: number,
  placed_at: string,
  lines: readonly Omit<NewOrderLine, 'order_id'>[],
  nextRandom: () => number,
): PastOrder['order'] {
  const statuses = { [customer.orders - 1]: 'received', [customer.orders - 9]: 'cancelled' };
  const units = lines.map(({ order_qty, ship_pack }) => unitsOf(order_qty, ship_pack));
  const status = statuses[number] ?? 'released';
  return {
    customer_id: customer.id,
    placed_at,
    status,
    stage: status,
    country: customer.country,
    ...(isFulfilledInDemo(customer.orders - 1 - number)
      ? {
          ship_to: JSON.stringify(addressOf(customer, 'ship')),
          bill_to: JSON.stringify(addressOf(customer, 'bill')),
        }
      : { origin: 'import' }),
    order_comment:
      nextRandom() < 0.25 ? (COMMENTS[Math.floor(nextRandom() * COMMENTS.length)] ?? '') : '',
    po_reference: nextRandom() < 0.5 ? `PO-${placed_at.slice(0, 4)}-${String(number + 101)}` : '',
    lines: lines.length,
    units: units.reduce((sum, each) => sum + each, 0),
    total_cents: lines.reduce(
      (sum, { unit_cents }, index) => sum + unit_cents * (units[index] ?? 0),
      0,
    ),
  };
}
