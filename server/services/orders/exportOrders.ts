import { formatAddress } from '#domain/application/formatAddress';
import { dayIn } from '#domain/days';
import { orderState } from '#domain/fulfilment';
import type { Language } from '#domain/languages';
import { fromCents } from '#domain/money';
import { plainName } from '#domain/plainName';
import { unitsOf } from '#domain/quantity';

import { readProductNames } from '../../db/anyProducts';
import { inChunks, type Db } from '../../db/client';
import { linesOfOrders, type OrderScope } from '../../db/orders';
import { readBarcodes } from '../../db/products';
import type { CustomerId } from '../../db/tables/ids';
import type { OrderLineTable, OrderTable } from '../../db/tables/orders';
import { translate, type ServerMessageKey } from '../../messages/translate';
import type { Cell, ExportColumn, ExportColumnKind, ExportTable } from '../../spreadsheets/sheet';

import { parseAddress } from './addressesOfOrder';
import { findOrders, type OrderFilters } from './findOrders';
import { ordererOf, type Orderers } from './orderers';
import { nameIn, summaryOf } from './showOrder';

interface ExportOptions {
  filters: OrderFilters;
  /** Everybody who orders for the customer, told in a column if there are several. */
  orderers: Orderers;
  rows: 'orders' | 'lines';
  language: Language;
  /** Time zone of the dates. */
  zone: string;
  at: Date;
}

/** Orders whose lines are read at once. */
const BATCH = 100;

/**
 * Exports the matching orders as a table, with a row for each order or for each line.
 */
export function exportOrders(
  db: Db,
  scope: OrderScope,
  { filters, orderers, rows, language, zone, at }: ExportOptions,
): ExportTable {
  const more = rows === 'orders' ? ORDER_COLUMNS : LINE_COLUMNS;
  const hasSeveral = orderers.size > 0;
  const columns = columnsIn(language, [...HEAD, ...(hasSeveral ? [ORDERED_BY] : []), ...more]);
  const headCells = (order: OrderTable): Cell[] => [
    order.order_id,
    dayIn(new Date(order.placed_at), zone),
    translate(language, `order.status.${orderState(summaryOf(order, at))}`),
    order.po_reference,
    ...(hasSeveral ? [ordererOf(orderers, order)?.name ?? null] : []),
  ];
  async function* batches() {
    const { orders } = await findOrders(db, scope, filters);
    for (const chunk of inChunks(orders, BATCH)) {
      if (rows === 'orders')
        yield chunk.map((order) => [...headCells(order), ...totalCells(order)]);
      else yield await lineRows(db, scope.customerId, chunk, language, headCells);
    }
  }
  return { name: translate(language, 'orders.title'), columns, batches: batches() };
}

type ColumnDefinition = readonly [key: ServerMessageKey, kind: ExportColumnKind, width: number];

const HEAD = [
  ['order.number', 'text', 12],
  ['export.date', 'day', 12],
  ['order.status', 'text', 14],
  ['order.po', 'text', 20],
] as const satisfies ColumnDefinition[];

const ORDERED_BY = ['order.orderedBy', 'text', 24] as const satisfies ColumnDefinition;

const ORDER_COLUMNS: readonly ColumnDefinition[] = [
  ['order.comment', 'text', 40],
  ['order.lines', 'number', 10],
  ['order.units', 'number', 10],
  ['export.total', 'money', 14],
];

const LINE_COLUMNS: readonly ColumnDefinition[] = [
  ['order.line', 'number', 8],
  ['order.product', 'text', 14],
  ['export.name', 'text', 50],
  ['order.barcode', 'text', 16],
  ['order.packs', 'number', 10],
  ['export.pack', 'number', 12],
  ['order.units', 'number', 10],
  ['order.price', 'money', 12],
  ['export.lineTotal', 'money', 14],
  ['order.shipped', 'number', 10],
  ['order.backOrdered', 'number', 10],
  ['order.cancelledPacks', 'number', 10],
  ['order.shipTo', 'text', 40],
];

const columnsIn = (language: Language, columns: readonly ColumnDefinition[]): ExportColumn[] =>
  columns.map(([key, kind, width]) => ({ title: translate(language, key), kind, width }));

const totalCells = ({ order_comment, lines, units, total_cents }: OrderTable): Cell[] => [
  order_comment,
  lines,
  units,
  fromCents(total_cents),
];

async function lineRows(
  db: Db,
  customerId: CustomerId,
  orders: readonly OrderTable[],
  language: Language,
  headCells: (order: OrderTable) => Cell[],
): Promise<Cell[][]> {
  const ids = orders.map(({ order_id }) => order_id);
  const lines = await linesOfOrders(db, customerId, ids);
  const productIds = [...new Set(lines.map(({ product_id }) => product_id))];
  const products = await readProductNames(db, productIds);
  const barcodes = await readBarcodes(db, productIds);

  const byOrder = new Map<string, OrderLineTable[]>(ids.map((id) => [id, []]));
  for (const line of lines) byOrder.get(line.order_id)?.push(line);
  return orders.flatMap((order) =>
    (byOrder.get(order.order_id) ?? []).map((line) => {
      const units = unitsOf(line.order_qty, line.ship_pack);
      return [
        ...headCells(order),
        line.line,
        line.product_id,
        plainName(nameIn(language, line.name, products.get(line.product_id))),
        barcodes.get(line.product_id)?.[0] ?? '',
        line.order_qty,
        line.ship_pack,
        units,
        fromCents(line.unit_cents),
        fromCents(line.unit_cents * units),
        ...fulfilmentCells(order, line),
      ];
    }),
  );
}

/** Returns the fulfilment of a line and its destination, which are unknown for imported orders. */
function fulfilmentCells({ origin, ship_to }: OrderTable, line: OrderLineTable): Cell[] {
  if (origin === 'import') return [null, null, null, null];
  const address = parseAddress(ship_to);
  const shipTo = address ? formatAddress(address).replaceAll('\n', ', ') : null;
  return [line.shipped_qty, line.backorder_qty, line.cancelled_qty, shipTo];
}
