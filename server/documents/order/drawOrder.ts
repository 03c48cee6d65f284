import type { OrderLine } from '#contract/orders';
import { formatAddress } from '#domain/application/formatAddress';
import { barcodeOf } from '#domain/barcodeOf';
import { orderState } from '#domain/fulfilment';
import { localeOf } from '#domain/languages';
import { unitsOf } from '#domain/quantity';

import { currencyFormatter } from '../../messages/currencyFormatter';
import { translate } from '../../messages/translate';
import { weekdayOf } from '../../messages/weekdayOf';
import type { BarsOf } from '../../pdf/barcode';
import { CODED_BARS_HEIGHT, drawCodedBars } from '../../pdf/codedBars';
import { drawDocumentHead } from '../../pdf/documentHead';
import { FONTS, COLOURS, MARGIN, FONT_SIZES } from '../../pdf/paper';
import { drawProduct, productHeight } from '../../pdf/productCell';
import { newPage, printedName, type PdfSheet } from '../../pdf/sheet';
import { drawNumber, drawTable, type CellArea, type TableColumn } from '../../pdf/table';

import type { PrintedOrder } from './printedOrder';

/** An order line, or the total below the last one. */
type Row = OrderLine | 'sum';

const SUM_HEIGHT = 18;

/** Draws an order on as many pages as it needs. */
export async function drawOrder(
  sheet: PdfSheet,
  printed: PrintedOrder,
  barsOf: BarsOf,
): Promise<void> {
  const { order, language } = printed;
  const title = translate(language, 'order.title', { order: order.order_id });
  newPage(sheet);
  await drawTable<Row>(sheet, {
    name: title,
    language,
    top: drawDocumentHead(sheet, { title, facts: orderFacts(printed) }),
    columns: columnsOf(printed, barsOf),
    rows: [...order.lines, 'sum'],
    heightOf: (row, [, product]) =>
      row === 'sum'
        ? SUM_HEIGHT
        : Math.max(
            CODED_BARS_HEIGHT,
            productHeight(sheet, withRemark(row, printed), product?.width ?? 0),
          ),
  });
}

function columnsOf(printed: PrintedOrder, barsOf: BarsOf): TableColumn<Row>[] {
  const { order, language, country } = printed;
  const money = currencyFormatter(language, country);
  const number = (
    name: 'line' | 'packs' | 'price' | 'total',
    width: number,
    textOf: (line: OrderLine) => string,
    sum = '',
  ): TableColumn<Row> => ({
    title: translate(language, `order.${name}`),
    width,
    side: 'right',
    draw: (sheet, row, area) => {
      if (row !== 'sum') drawNumber(sheet, area, textOf(row));
      else if (sum !== '') drawTotal(sheet, area, sum);
    },
  });
  return [
    {
      ...number('line', 34, ({ line }) => String(line)),
      draw: (sheet, row, area) =>
        row === 'sum'
          ? drawCounts(sheet, area, printed)
          : drawNumber(sheet, area, String(row.line)),
    },
    {
      title: translate(language, 'order.product'),
      draw: (sheet, row, area) =>
        row !== 'sum' && drawProduct(sheet, withRemark(row, printed), area),
    },
    {
      title: translate(language, 'order.barcode'),
      width: 150,
      side: 'center',
      draw: (sheet, row, area) =>
        row !== 'sum' && drawCodedBars(sheet, barcodeOf(row), barsOf, area),
    },
    number('packs', 76, ({ order_qty: packs, ship_pack }) => {
      const units = unitsOf(packs, ship_pack);
      return `${packs} × ${ship_pack} = ${units}`;
    }),
    number('price', 68, ({ price }) => money.price(price)),
    number('total', 64, ({ total }) => money.price(total), money.price(order.total)),
  ];
}

/** Adds a remark about shipped, back-ordered, expected and cancelled packs, if there are any. */
function withRemark(line: OrderLine, { language, country }: PrintedOrder) {
  const day = new Intl.DateTimeFormat(localeOf(language, country), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const { expected_on: expected } = line;
  const parts = [
    [translate(language, 'order.shipped'), line.shipped],
    [translate(language, 'order.backOrdered'), line.back_ordered],
    [translate(language, 'order.expected'), expected && day.format(new Date(expected))],
    [translate(language, 'order.cancelledPacks'), line.cancelled],
  ] as const;
  const mentioned = parts.filter(([, value]) => value !== undefined);
  const remark = mentioned
    .map(([label, value]) => `${translate(language, 'mail.label', { label })} ${value}`)
    .join(' · ');
  return { product_id: line.product_id, name: line.name, remark };
}

function drawCounts(sheet: PdfSheet, { y }: CellArea, { order, language }: PrintedOrder): void {
  const counts = { lines: order.lines.length, units: order.units };
  sheet.font(FONTS.bold, FONT_SIZES.lead).fillColor(COLOURS.ink);
  const text = printedName(translate(language, 'order.counts', counts));
  sheet.text(text, MARGIN, y, { lineBreak: false });
}

/** Extends beyond its column, as a total can be longer than its items. */
function drawTotal(sheet: PdfSheet, { x, width, y }: CellArea, text: string): void {
  sheet.font(FONTS.bold, FONT_SIZES.lead).fillColor(COLOURS.ink);
  const options = { width: width + 120, align: 'right', lineBreak: false } as const;
  sheet.text(printedName(text), x - 120, y, options);
}

/**
 * Returns date, status, leaving day, customer, address, reference and comment of an order with their
 * labels.
 */
function orderFacts({ order, customer, language, country, zone, leaves }: PrintedOrder) {
  const locale = localeOf(language, country);
  const date = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: zone,
  }).format(new Date(order.date));
  return [
    [translate(language, 'order.date'), date],
    [translate(language, 'order.status'), translate(language, `order.status.${orderState(order)}`)],
    [translate(language, 'order.leaves'), leaves ? weekdayOf(leaves, locale) : ''],
    [translate(language, 'order.customer'), customer],
    [translate(language, 'order.orderedBy'), order.ordered_by?.name ?? ''],
    [translate(language, 'order.shipTo'), order.ship_to ? formatAddress(order.ship_to) : ''],
    [translate(language, 'order.po'), order.po_reference],
    [translate(language, 'order.comment'), order.order_comment],
  ] as const;
}
