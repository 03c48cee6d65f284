import { setImmediate } from 'node:timers/promises';

import type { OrderLine } from '#contract/orders';
import { COMPANY } from '#domain/company';

import { moneyIn } from '../../messages/moneyIn';
import { say } from '../../messages/say';
import { drawBars, type BarsOf } from '../../pdf/barcode';
import { FONTS, INKS, MARGIN, mm, TYPE } from '../../pdf/paper';
import { drawFoot, newPage, printedName, textWidth, type Sheet } from '../../pdf/sheet';

import { columnsOf, drawNumber, drawTableHead, numbersOf, type Columns } from './columns';
import { drawOrderHead } from './drawOrderHead';
import { layOutLines } from './layOutLines';
import type { PrintedOrder } from './printedOrder';

const TABLE_HEAD = 20;
const FOOT = 48;
/** The line below the last one. */
const SUM = 28;
const PADDING = 5;
const BARS = mm(8);
/** Millimetres of a module that a hand scanner reads at arm's length. */
const MODULE = mm(0.28);
/** A line with bars and the code below them. */
const LEAST = BARS + 12 + 2 * PADDING;

/** Draws an order over as many pages as it needs, its table head on each; a page at a time, so that others are served. */
export async function drawOrder(
  sheet: Sheet,
  printed: PrintedOrder,
  barsOf: BarsOf,
): Promise<void> {
  const { order, language, country } = printed;
  newPage(sheet);
  const top = drawOrderHead(sheet, printed);
  const columns = columnsOf(sheet);
  const heights = order.lines.map((line) => heightOf(sheet, line, columns));
  const room = sheet.page.height - FOOT - TABLE_HEAD;
  const pages = layOutLines([...heights, SUM], { first: room - top, other: room - MARGIN });
  const money = moneyIn(language, country);

  for (const [at, rows] of pages.entries()) {
    if (at > 0) newPage(sheet);
    let y = at > 0 ? MARGIN : top;
    drawTableHead(sheet, columns, y, printed);
    y += TABLE_HEAD;
    for (const row of rows) {
      const line = order.lines[row];
      if (line) drawLine(sheet, line, { columns, y, money, barsOf });
      else drawSum(sheet, columns, y + PADDING, printed);
      y += heights[row] ?? SUM;
      sheet
        .moveTo(MARGIN, y)
        .lineTo(MARGIN + textWidth(sheet), y)
        .lineWidth(0.4);
      sheet.stroke(INKS.line);
    }
    const page = say(language, 'document.page', { page: at + 1, total: pages.length });
    const name = say(language, 'order.title', { order: order.order_id });
    drawFoot(sheet, `${COMPANY.name} · ${COMPANY.address}`, `${name} · ${page}`);
    await setImmediate();
  }
}

function heightOf(sheet: Sheet, { name }: OrderLine, { product }: Columns): number {
  sheet.font(FONTS.text, TYPE.body);
  const words = sheet.heightOfString(printedName(name), { width: product.width });
  return Math.max(LEAST, words + 13 + 2 * PADDING);
}

interface Place {
  columns: Columns;
  y: number;
  money: Intl.NumberFormat;
  barsOf: BarsOf;
}

function drawLine(sheet: Sheet, line: OrderLine, { columns, y, money, barsOf }: Place): void {
  const top = y + PADDING;
  sheet.font(FONTS.text, TYPE.body).fillColor(INKS.ink);
  drawNumber(sheet, columns.line, top, String(line.line));
  const numbers = numbersOf(line, money);
  drawNumber(sheet, columns.packs, top, numbers.packs);
  drawNumber(sheet, columns.price, top, numbers.price);
  drawNumber(sheet, columns.total, top, numbers.total);

  const { x, width } = columns.product;
  sheet.font(FONTS.monoBold, TYPE.body).text(printedName(line.product_id), x, top, { width });
  sheet.font(FONTS.text, TYPE.body).text(printedName(line.name), x, top + 13, { width });

  const code = line.barcodes[0] ?? line.product_id;
  const bars = barsOf(code);
  if (bars) drawBars(sheet, bars, { ...columns.barcode, y: top, height: BARS, module: MODULE });
  sheet.font(FONTS.mono, TYPE.fine).fillColor(INKS.ink);
  sheet.text(printedName(code), columns.barcode.x, top + BARS + 2, {
    width: columns.barcode.width,
    align: 'center',
    lineBreak: false,
  });
}

function drawSum(
  sheet: Sheet,
  { total }: Columns,
  y: number,
  { order, language, country }: PrintedOrder,
): void {
  const counts = { lines: order.lines.length, units: order.units };
  sheet.font(FONTS.bold, TYPE.lead).fillColor(INKS.ink);
  sheet.text(printedName(say(language, 'order.counts', counts)), MARGIN, y, { lineBreak: false });
  const wide = { x: total.x - 120, width: total.width + 120 };
  drawNumber(sheet, wide, y, moneyIn(language, country).format(order.total));
}
