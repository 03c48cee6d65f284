import { currencyOf } from '#domain/countries';
import { dayIn } from '#domain/days';
import type { ExportField } from '#domain/exportFields';
import { openPacks } from '#domain/fulfilment';
import type { Language } from '#domain/languages';
import { fromCents } from '#domain/money';
import { plainName } from '#domain/plainName';
import { unitsOf } from '#domain/quantity';

import { readProductNames } from '../../db/anyProducts';
import { inChunks, type Db } from '../../db/client';
import { customersByIds } from '../../db/customers';
import { colleaguesByIds } from '../../db/customerUsers';
import { linesByOrder } from '../../db/orderLines';
import { readBarcodes } from '../../db/products';
import { numbersInQueue, ordersByNumber } from '../../db/queue';
import type { CustomerTable, CustomerUserTable } from '../../db/tables/customers';
import type { OrderLineTable, OrderTable } from '../../db/tables/orders';
import { translate, type ServerMessageKey } from '../../messages/translate';
import type { Cell, ExportColumnKind, ExportTable } from '../../spreadsheets/sheet';
import { parseAddress } from '../orders/addressesOfOrder';
import { nameIn } from '../orders/showOrder';

import { narrowingOf, type QueueFilters } from './findQueue';
import { countryOf, deskStateOf } from './listQueue';

interface QueueExport extends QueueFilters {
  /** Exports only these orders, if given. */
  orderIds?: readonly string[] | undefined;
}

interface Reader {
  language: Language;
  /** Time zone of the dates. */
  zone: string;
  /**
   * Whether the reader is a program, which gets every field, and codes in place of translated text.
   */
  isProgram?: boolean;
}

/** Orders whose lines are read at once. */
const BATCH = 100;

/** Exports the orders of a queue, or the named ones, as a table with one row per line. */
export function exportQueue(db: Db, selection: QueueExport, reader: Reader): ExportTable {
  const { language, isProgram } = reader;
  async function* batches() {
    const orderIds =
      selection.orderIds ??
      (await numbersInQueue(db, selection.queue, await narrowingOf(db, selection)));
    for (const chunk of inChunks(orderIds, BATCH)) yield await rowsOf(db, chunk, reader);
  }
  return {
    name: translate(language, 'orders.title'),
    columns: [
      ...COLUMNS.map(([name, key, kind, width]) => ({
        name,
        kind,
        width,
        title: translate(language, key),
      })),
      ...(isProgram ? PROGRAM_COLUMNS.map(programColumn) : []),
    ],
    batches: batches(),
  };
}

const COLUMNS: readonly (readonly [ExportField, ServerMessageKey, ExportColumnKind, number])[] = [
  ['order_id', 'order.number', 'code', 12],
  ['placed_on', 'export.date', 'day', 12],
  ['stage', 'order.status', 'text', 14],
  ['customer_code', 'export.customerCode', 'code', 14],
  ['company_name', 'export.company', 'text', 30],
  ['po_reference', 'order.po', 'text', 20],
  ['order_comment', 'order.comment', 'text', 40],
  ['ship_to_name', 'upload.field.ship_to_name', 'text', 30],
  ['street', 'export.street', 'text', 30],
  ['city', 'export.city', 'text', 20],
  ['region', 'order.region', 'text', 10],
  ['postal_code', 'export.postalCode', 'text', 10],
  ['country', 'export.country', 'text', 8],
  ['currency', 'export.currency', 'text', 8],
  ['line', 'order.line', 'number', 8],
  ['product_id', 'order.product', 'code', 14],
  ['name', 'export.name', 'text', 50],
  ['barcode', 'order.barcode', 'code', 16],
  ['bin', 'sheet.bin', 'text', 10],
  ['quantity', 'order.packs', 'number', 10],
  ['ship_pack', 'export.pack', 'number', 12],
  ['units', 'order.units', 'number', 10],
  ['unit_price', 'order.price', 'money', 12],
  ['line_total', 'export.lineTotal', 'money', 14],
  ['shipped', 'order.shipped', 'number', 10],
  ['back_ordered', 'order.backOrdered', 'number', 10],
  ['cancelled', 'order.cancelledPacks', 'number', 10],
  ['open', 'order.toCome', 'number', 10],
  ['expected_on', 'order.expected', 'day', 12],
];

/** Additional fields for programs, after the others. */
const PROGRAM_COLUMNS: readonly (readonly [ExportField, ExportColumnKind])[] = [
  ['placed_at', 'code'],
  ['released_at', 'code'],
  ['email', 'text'],
  ['phone', 'code'],
  ['terms', 'text'],
  ['language', 'code'],
  ['ship_to_code', 'text'],
  ['ship_to_phone', 'code'],
  ['bill_to_code', 'text'],
  ['bill_to_name', 'text'],
  ['bill_to_street', 'text'],
  ['bill_to_city', 'text'],
  ['bill_to_region', 'text'],
  ['bill_to_postal_code', 'text'],
  ['bill_to_country', 'text'],
  ['placed_by_name', 'text'],
  ['placed_by_email', 'text'],
  ['list_price', 'money'],
  ['price_list', 'code'],
];

const programColumn = ([name, kind]: (typeof PROGRAM_COLUMNS)[number]) => ({
  name,
  kind,
  title: name,
  width: 20,
});

async function rowsOf(db: Db, orderIds: readonly string[], reader: Reader): Promise<Cell[][]> {
  const orders = await ordersByNumber(db, orderIds);
  const customers = await customersByIds(
    db,
    orders.map(({ customer_id }) => customer_id),
  );
  const users = await colleaguesByIds(
    db,
    orders.map(({ user_id }) => user_id),
  );
  const byOrder = await linesByOrder(db, orderIds);
  const lines = [...byOrder.values()].flat();
  const productIds = [...new Set(lines.map(({ product_id }) => product_id))];
  const products = await readProductNames(db, productIds);
  const barcodes = await readBarcodes(db, productIds);
  return orders.flatMap((order) => {
    const customer = customers.get(order.customer_id);
    const head = orderCells(order, customer, reader);
    const more = reader.isProgram ? programCells(order, customer, users.get(order.user_id)) : [];
    return (byOrder.get(order.order_id) ?? []).map((line) => {
      const product = products.get(line.product_id);
      const name = plainName(nameIn(reader.language, line.name, product));
      const code = barcodes.get(line.product_id)?.[0] ?? '';
      const about = [line.line, line.product_id, name, code, product?.bin ?? ''];
      const list = reader.isProgram ? listCells(line) : [];
      return [...head, ...about, ...packCells(line), ...more, ...list];
    });
  });
}

function orderCells(
  order: OrderTable,
  customer: CustomerTable | undefined,
  { language, zone, isProgram }: Reader,
): Cell[] {
  const address = parseAddress(order.ship_to);
  const country = countryOf(order, customer);
  return [
    order.order_id,
    dayIn(new Date(order.placed_at), zone),
    isProgram ? order.stage : translate(language, `order.status.${deskStateOf(order)}`),
    customer?.customer_code ?? '',
    customer?.company_name || (customer?.owner_name ?? ''),
    order.po_reference,
    order.order_comment,
    address?.name ?? '',
    address?.street ?? '',
    address?.city ?? '',
    address?.region ?? '',
    address?.postal_code ?? '',
    address?.country ?? country,
    currencyOf(country),
  ];
}

/** What a price list made of the price; empty if none did. */
const listCells = ({ list_cents, price_list }: OrderLineTable): Cell[] => [
  list_cents === null ? null : fromCents(list_cents),
  price_list,
];

/** Returns the cells of `PROGRAM_COLUMNS` that are those of an order. */
function programCells(
  order: OrderTable,
  customer: CustomerTable | undefined,
  user: CustomerUserTable | undefined,
): Cell[] {
  const ship = parseAddress(order.ship_to);
  const bill = parseAddress(order.bill_to);
  return [
    order.placed_at,
    order.released_at,
    customer?.email ?? '',
    safePhone(customer?.phone ?? ''),
    customer?.terms ?? '',
    order.lang || 'en',
    ship?.code ?? '',
    safePhone(ship?.phone ?? ''),
    bill?.code ?? '',
    bill?.name ?? '',
    bill?.street ?? '',
    bill?.city ?? '',
    bill?.region ?? '',
    bill?.postal_code ?? '',
    bill?.country ?? '',
    user?.name ?? '',
    user?.email ?? '',
  ];
}

/**
 * A telephone number may start with a plus; anything else is escaped as text, so that no
 * spreadsheet evaluates it.
 */
const safePhone = (phone: string): string =>
  phone === '' || /^\+?[\d\s().x/-]+$/i.test(phone) ? phone : `'${phone}`;

function packCells(line: OrderLineTable): Cell[] {
  const units = unitsOf(line.order_qty, line.ship_pack);
  return [
    line.order_qty,
    line.ship_pack,
    units,
    fromCents(line.unit_cents),
    fromCents(line.unit_cents * units),
    line.shipped_qty,
    line.backorder_qty,
    line.cancelled_qty,
    openPacks(line),
    line.expected_on,
  ];
}
