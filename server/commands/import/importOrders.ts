import { sum } from '#domain/sum';

import { bumpCatalogueVersion } from '../../catalogue/version';
import { inChunks, rowsInChunks, type Db } from '../../db/client';
import { addOrders, type NewOrderLine, type NewOrderRow } from '../../db/orders';
import { countProductOrders } from '../../db/productOrders';
import { storeUnless } from '../../db/storeUnless';
import type { RowFault } from '../../table-files/importRefusal';
import type { OpenBook } from '../../table-files/openBook';
import type { ImportedOrder, OrdersFile } from '../../table-files/orderValues';
import { readOrdersFile } from '../../table-files/readOrdersFile';

import {
  addCustomers,
  prepareCustomers,
  type PreparedCustomers,
  type SignIn,
} from './importedCustomers';
import { raisePopularity } from './raisePopularity';

interface OrdersStored {
  customers: number;
  orders: number;
  lines: number;
  /** Orders in the file that already existed. */
  known: number;
}

export interface OrdersImported extends OrdersStored, Pick<OrdersFile, 'credits' | 'dates'> {
  faults: RowFault[];
  /** Sign-ins of the added customers. */
  signIns: SignIn[];
}

export interface OrdersOptions {
  /** Initial password for all new customers; if omitted, each gets a random one. */
  password?: string | undefined;
  now?: Date;
  /**
   * Saves the sign-ins before the customers are stored; the passwords cannot be recovered
   * afterwards.
   */
  keepSignIns?: (signIns: readonly SignIn[]) => void;
  /** Reports what would be done without doing it. */
  isCheck?: boolean;
  /** Opens workbooks; if omitted, they are rejected. */
  openBook?: OpenBook;
}

/**
 * Imports the orders of a file and their customers as history, with their original numbers and
 * dates. Existing orders are left unchanged.
 */
export async function importOrders(
  db: Db,
  bytes: Uint8Array,
  {
    password,
    now = new Date(),
    keepSignIns = () => {},
    isCheck = false,
    openBook,
  }: OrdersOptions = {},
): Promise<OrdersImported> {
  const { orders, faults, credits, dates } = await readOrdersFile(bytes, now, openBook);
  const unknownOrders = await omitExisting(db, orders);
  const newOrders = omitTooLarge(unknownOrders, faults);
  for (const { line, order_id, notes } of newOrders) {
    faults.push(...notes.map((note) => ({ line, reason: `order ${order_id}: ${note}` })));
  }
  const products = await orderedProducts(db, newOrders);
  const storableOrders = newOrders.flatMap((order) => omitUnknownLines(order, products, faults));
  const { idOf, newcomers } = await prepareCustomers(db, storableOrders, password, now);
  const signIns = newcomers.map(({ signIn }) => signIn);
  if (!isCheck) keepSignIns(signIns);

  const store = async (tx: Db) => {
    await addCustomers(tx, newcomers);
    await storeOrders(tx, storableOrders, idOf, products);
    const productIds = storableOrders.flatMap(({ lines }) =>
      lines.map(({ product_id }) => product_id),
    );
    if (await raisePopularity(tx, [...new Set(productIds)])) await bumpCatalogueVersion(tx);
  };
  await storeUnless(db, store, () => isCheck);
  if (!isCheck) await countProductOrders(db);
  return {
    customers: newcomers.length,
    orders: storableOrders.length,
    lines: sum(storableOrders.map(({ lines }) => lines.length)),
    known: orders.length - unknownOrders.length,
    credits,
    dates,
    faults: faults.sort((a, b) => a.line - b.line),
    signIns,
  };
}

async function omitExisting(db: Db, orders: readonly ImportedOrder[]): Promise<ImportedOrder[]> {
  const known = new Set<string>();
  for (const chunk of inChunks(orders)) {
    const ids = chunk.map(({ order_id }) => order_id);
    const rows = await db
      .selectFrom('orders')
      .where('order_id', 'in', ids)
      .select('order_id')
      .execute();
    for (const { order_id } of rows) known.add(order_id);
  }
  return orders.filter(({ order_id }) => !known.has(order_id));
}

const totalCents = ({ lines }: ImportedOrder): number =>
  sum(lines.map(({ order_qty, unit_cents }) => order_qty * unit_cents));

/** Removes and reports orders whose total cannot be recorded to the cent. */
function omitTooLarge(orders: readonly ImportedOrder[], faults: RowFault[]): ImportedOrder[] {
  return orders.filter((order) => {
    if (Number.isSafeInteger(totalCents(order))) return true;
    const reason = `order ${order.order_id} was skipped: its total is too large to be recorded to the cent`;
    faults.push({ line: order.line, reason });
    return false;
  });
}

interface OrderedProduct {
  name: string;
  ship_pac: number;
}

async function orderedProducts(
  db: Db,
  orders: readonly ImportedOrder[],
): Promise<Map<string, OrderedProduct>> {
  const orderedIds = new Set(
    orders.flatMap(({ lines }) => lines.map(({ product_id }) => product_id)),
  );
  const products = await rowsInChunks([...orderedIds], (ids) =>
    db
      .selectFrom('products')
      .where('product_id', 'in', ids)
      .select(['product_id', 'name_en as name', 'ship_pac']),
  );
  return new Map(products.map(({ product_id, ...product }) => [product_id, product]));
}

/** Removes and reports lines whose product is not in the catalogue. */
function omitUnknownLines(
  order: ImportedOrder,
  products: ReadonlyMap<string, OrderedProduct>,
  faults: RowFault[],
): ImportedOrder[] {
  const lines = order.lines.filter(({ product_id }) => {
    if (products.has(product_id)) return true;
    faults.push({
      line: order.line,
      reason: `order ${order.order_id}: product ${product_id} is not in the catalogue; its line was skipped`,
    });
    return false;
  });
  if (lines.length > 0) return [{ ...order, lines }];
  faults.push({
    line: order.line,
    reason: `order ${order.order_id} was skipped: none of its products is in the catalogue`,
  });
  return [];
}

async function storeOrders(
  tx: Db,
  imported: readonly ImportedOrder[],
  idOf: PreparedCustomers['idOf'],
  products: ReadonlyMap<string, OrderedProduct>,
): Promise<void> {
  const orders = imported.map((order): NewOrderRow => ({
    order_id: order.order_id,
    customer_id: idOf(order.customer),
    placed_at: order.placed_at,
    status: 'released',
    stage: 'released',
    origin: 'import',
    order_comment: '',
    po_reference: '',
    lines: order.lines.length,
    units: sum(order.lines.map(({ order_qty }) => order_qty)),
    total_cents: totalCents(order),
  }));
  const lines = imported.flatMap((order) =>
    order.lines.map((line, index): NewOrderLine => ({
      order_id: order.order_id,
      line: index + 1,
      name: products.get(line.product_id)?.name ?? line.product_id,
      product_id: line.product_id,
      unit_cents: line.unit_cents,
      ...toPacks(line.order_qty, products.get(line.product_id)?.ship_pac ?? 1),
    })),
  );
  await addOrders(tx, orders, lines);
}

/**
 * Quantities in the file are units: converted to whole packs if divisible, otherwise to packs of
 * one.
 */
const toPacks = (units: number, shipPack: number) =>
  units % shipPack === 0
    ? { order_qty: units / shipPack, ship_pack: shipPack }
    : { order_qty: units, ship_pack: 1 };
