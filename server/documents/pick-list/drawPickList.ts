import { unitsOf } from '#domain/quantity';

import { translate } from '../../messages/translate';
import type { BarsOf } from '../../pdf/barcode';
import { CODED_BARS, drawCodedBars } from '../../pdf/codedBars';
import { FONTS, INKS, MARGIN, TYPE } from '../../pdf/paper';
import { drawProduct, productHeight } from '../../pdf/productCell';
import { drawMark, newPage, printable, textWidth, type Sheet } from '../../pdf/sheet';
import { drawNumber, drawTable, type Place, type TableColumn } from '../../pdf/table';
import type { Pick, PickedOrder, PickList } from '../../services/desk/readPickList';

/** Packs for one order, or the total of a product over all orders. */
type Row = Pick | { sumOf: Pick; packs: number; units: number };

const BOX = 12;
const SUM = 12;
/** Maximum height of an order's comment, in points. */
const MOST = 60;

/** Draws the packs to pick, in the order of a walk along the shelves. */
export async function drawPickList(sheet: Sheet, list: PickList, barsOf: BarsOf): Promise<void> {
  newPage(sheet);
  const { language, picks, orders } = list;
  await drawTable<Row>(sheet, {
    name: translate(language, 'sheet.pickList'),
    language,
    top: drawHead(sheet, list),
    columns: columnsOf(list, barsOf),
    rows: orders.length > 1 ? withSums(picks) : picks,
    heightOf: (row, [, , product]) =>
      'sumOf' in row ? SUM : Math.max(CODED_BARS, productHeight(sheet, row, product?.width ?? 0)),
  });
}

/** Adds a total below the packs of each product that several orders contain. */
function withSums(picks: readonly Pick[]): Row[] {
  const rows: Row[] = [];
  let alike: Pick[] = [];
  picks.forEach((pick, at) => {
    alike.push(pick);
    rows.push(pick);
    if (picks[at + 1]?.product_id === pick.product_id) return;
    if (alike.length > 1) rows.push(sumOf(alike, pick));
    alike = [];
  });
  return rows;
}

const sumOf = (alike: readonly Pick[], sumOf: Pick): Row => ({
  sumOf,
  packs: alike.reduce((sum, { packs }) => sum + packs, 0),
  units: alike.reduce((sum, { packs, ship_pack }) => sum + unitsOf(packs, ship_pack), 0),
});

function columnsOf({ language }: PickList, barsOf: BarsOf): TableColumn<Row>[] {
  return [
    {
      ...{ title: '', width: 24 },
      draw: (sheet, row, { x, y }) =>
        'sumOf' in row || sheet.rect(x, y, BOX, BOX).lineWidth(1).stroke(INKS.ink),
    },
    {
      ...{ title: translate(language, 'sheet.bin'), width: 66 },
      draw: (sheet, row, place) => 'sumOf' in row || drawBold(sheet, place, row.bin),
    },
    {
      title: translate(language, 'order.product'),
      draw: (sheet, row, place) =>
        'sumOf' in row
          ? drawSumOf(
              sheet,
              place,
              translate(language, 'desk.together', { product: row.sumOf.product_id }),
            )
          : drawProduct(sheet, row, place),
    },
    {
      ...{ title: translate(language, 'order.barcode'), width: 140, side: 'center' },
      draw: (sheet, row, place) => 'sumOf' in row || drawCodedBars(sheet, row.code, barsOf, place),
    },
    {
      ...{ title: translate(language, 'order.packs'), width: 84, side: 'right' },
      draw: (sheet, row, place) =>
        'sumOf' in row
          ? drawSumOf(sheet, place, `${row.packs} = ${row.units}`, 'right')
          : drawPacks(sheet, row, place),
    },
    {
      ...{ title: translate(language, 'order.number'), width: 58, side: 'right' },
      draw: (sheet, row, place) => 'sumOf' in row || drawNumber(sheet, place, row.order_id),
    },
  ];
}

function drawBold(sheet: Sheet, { x, y, width }: Place, text: string): void {
  sheet.font(FONTS.bold, TYPE.lead).fillColor(INKS.ink);
  sheet.text(printable(text), x, y, { width });
}

/** Prints the number to pick in large type, and the conversion to units below it. */
function drawPacks(sheet: Sheet, { packs, ship_pack }: Pick, place: Place): void {
  const options = { width: place.width, align: 'right', lineBreak: false } as const;
  sheet.font(FONTS.bold, TYPE.heading).fillColor(INKS.ink);
  sheet.text(String(packs), place.x, place.y, options);
  sheet.font(FONTS.text, TYPE.fine).fillColor(INKS.soft);
  const units = `${packs} × ${ship_pack} = ${unitsOf(packs, ship_pack)}`;
  sheet.text(units, place.x, place.y + 18, options);
}

function drawSumOf(
  sheet: Sheet,
  { x, y, width }: Place,
  text: string,
  align: 'left' | 'right' = 'left',
): void {
  sheet.font(FONTS.bold, TYPE.body).fillColor(INKS.ink);
  sheet.text(printable(text), x, y, { width, align, lineBreak: false });
}

/** Lists the orders to pick; returns the y position at which the table starts. */
function drawHead(sheet: Sheet, { language, orders }: PickList): number {
  drawMark(sheet, MARGIN, MARGIN - 4);
  sheet.font(FONTS.bold, TYPE.title).fillColor(INKS.ink);
  const title = translate(language, 'sheet.pickList');
  sheet.text(printable(title), MARGIN, MARGIN + 34, { width: textWidth(sheet) });
  let y = sheet.y + 4;
  for (const order of orders) {
    if (y > sheet.page.height - 2 * MARGIN - MOST) {
      newPage(sheet);
      y = MARGIN;
    }
    sheet.font(FONTS.text, TYPE.body).fillColor(INKS.ink);
    const options = { width: textWidth(sheet), height: MOST, ellipsis: true };
    sheet.text(printable(aboutOrder(order)), MARGIN, y, options);
    y = sheet.y + 2;
  }
  return y + 10;
}

const aboutOrder = ({ order_id, company, po_reference, order_comment }: PickedOrder): string =>
  [order_id, company, po_reference, order_comment.replace(/\s+/g, ' ')].filter(Boolean).join(' · ');
