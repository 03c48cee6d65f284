import { unitsOf } from '#domain/quantity';

import { translate } from '../../messages/translate';
import type { BarsOf } from '../../pdf/barcode';
import { CODED_BARS_HEIGHT, drawCodedBars } from '../../pdf/codedBars';
import { FONTS, COLOURS, MARGIN, FONT_SIZES } from '../../pdf/paper';
import { drawProduct, productHeight } from '../../pdf/productCell';
import { drawLogo, newPage, printable, textWidth, type PdfSheet } from '../../pdf/sheet';
import { drawNumber, drawTable, type CellArea, type TableColumn } from '../../pdf/table';

import type { Pick, PickedOrder, PickList } from './pickList';

/** Packs for one order, or the total of a product over all orders. */
type Row = Pick | { sumOf: Pick; packs: number; units: number };

const BOX_SIZE = 12;
const SUM_HEIGHT = 12;
/** Maximum height of an order's comment, in points. */
const MAX_COMMENT_HEIGHT = 60;

/** Draws the packs to pick, in the order of a walk along the shelves. */
export async function drawPickList(sheet: PdfSheet, list: PickList, barsOf: BarsOf): Promise<void> {
  newPage(sheet);
  const { language, picks, orders } = list;
  await drawTable<Row>(sheet, {
    name: translate(language, 'sheet.pickList'),
    language,
    top: drawHead(sheet, list),
    columns: columnsOf(list, barsOf),
    rows: orders.length > 1 ? withSums(picks) : picks,
    heightOf: (row, [, , product]) =>
      'sumOf' in row
        ? SUM_HEIGHT
        : Math.max(CODED_BARS_HEIGHT, productHeight(sheet, row, product?.width ?? 0)),
  });
}

/** Adds a total below the packs of each product that several orders contain. */
function withSums(picks: readonly Pick[]): Row[] {
  const rows: Row[] = [];
  let sameProduct: Pick[] = [];
  picks.forEach((pick, index) => {
    sameProduct.push(pick);
    rows.push(pick);
    if (picks[index + 1]?.product_id === pick.product_id) return;
    if (sameProduct.length > 1) rows.push(sumOf(sameProduct, pick));
    sameProduct = [];
  });
  return rows;
}

const sumOf = (sameProduct: readonly Pick[], sumOf: Pick): Row => ({
  sumOf,
  packs: sameProduct.reduce((sum, { packs }) => sum + packs, 0),
  units: sameProduct.reduce((sum, { packs, ship_pack }) => sum + unitsOf(packs, ship_pack), 0),
});

function columnsOf({ language }: PickList, barsOf: BarsOf): TableColumn<Row>[] {
  return [
    {
      title: '',
      width: 24,
      draw: (sheet, row, { x, y }) =>
        'sumOf' in row || sheet.rect(x, y, BOX_SIZE, BOX_SIZE).lineWidth(1).stroke(COLOURS.ink),
    },
    {
      title: translate(language, 'sheet.bin'),
      width: 66,
      draw: (sheet, row, area) => 'sumOf' in row || drawBold(sheet, area, row.bin),
    },
    {
      title: translate(language, 'order.product'),
      draw: (sheet, row, area) =>
        'sumOf' in row
          ? drawSum(
              sheet,
              area,
              translate(language, 'desk.together', { product: row.sumOf.product_id }),
            )
          : drawProduct(sheet, row, area),
    },
    {
      title: translate(language, 'order.barcode'),
      width: 140,
      side: 'center',
      draw: (sheet, row, area) => 'sumOf' in row || drawCodedBars(sheet, row.code, barsOf, area),
    },
    {
      title: translate(language, 'order.packs'),
      width: 84,
      side: 'right',
      draw: (sheet, row, area) =>
        'sumOf' in row
          ? drawSum(sheet, area, `${row.packs} = ${row.units}`, 'right')
          : drawPacks(sheet, row, area),
    },
    {
      title: translate(language, 'order.number'),
      width: 58,
      side: 'right',
      draw: (sheet, row, area) => 'sumOf' in row || drawNumber(sheet, area, row.order_id),
    },
  ];
}

function drawBold(sheet: PdfSheet, { x, y, width }: CellArea, text: string): void {
  sheet.font(FONTS.bold, FONT_SIZES.lead).fillColor(COLOURS.ink);
  sheet.text(printable(text), x, y, { width });
}

/** Prints the number to pick in large type, and the conversion to units below it. */
function drawPacks(sheet: PdfSheet, { packs, ship_pack }: Pick, area: CellArea): void {
  const options = { width: area.width, align: 'right', lineBreak: false } as const;
  sheet.font(FONTS.bold, FONT_SIZES.heading).fillColor(COLOURS.ink);
  sheet.text(String(packs), area.x, area.y, options);
  sheet.font(FONTS.text, FONT_SIZES.fine).fillColor(COLOURS.soft);
  const units = `${packs} × ${ship_pack} = ${unitsOf(packs, ship_pack)}`;
  sheet.text(units, area.x, area.y + 18, options);
}

function drawSum(
  sheet: PdfSheet,
  { x, y, width }: CellArea,
  text: string,
  align: 'left' | 'right' = 'left',
): void {
  sheet.font(FONTS.bold, FONT_SIZES.body).fillColor(COLOURS.ink);
  sheet.text(printable(text), x, y, { width, align, lineBreak: false });
}

/** Lists the orders to pick; returns the y position at which the table starts. */
function drawHead(sheet: PdfSheet, { language, orders }: PickList): number {
  drawLogo(sheet, MARGIN, MARGIN - 4);
  sheet.font(FONTS.bold, FONT_SIZES.title).fillColor(COLOURS.ink);
  const title = translate(language, 'sheet.pickList');
  sheet.text(printable(title), MARGIN, MARGIN + 34, { width: textWidth(sheet) });
  let y = sheet.y + 4;
  for (const order of orders) {
    if (y > sheet.page.height - 2 * MARGIN - MAX_COMMENT_HEIGHT) {
      newPage(sheet);
      y = MARGIN;
    }
    sheet.font(FONTS.text, FONT_SIZES.body).fillColor(COLOURS.ink);
    const options = { width: textWidth(sheet), height: MAX_COMMENT_HEIGHT, ellipsis: true };
    sheet.text(printable(describeOrder(order)), MARGIN, y, options);
    y = sheet.y + 2;
  }
  return y + 10;
}

const describeOrder = ({ order_id, company, po_reference, order_comment }: PickedOrder): string =>
  [order_id, company, po_reference, order_comment.replace(/\s+/g, ' ')].filter(Boolean).join(' · ');
