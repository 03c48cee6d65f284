import { openBarcodes } from '../../pdf/barcode';
import type { Paper } from '../../pdf/paper';
import { makePdf } from '../../pdf/sheet';
import { inWords } from '../words';

import { drawOrder } from './drawOrder';
import type { PrintedOrder } from './printedOrder';
import { WORDS } from './words';

/** An order as PDF, each line with its barcode. */
export async function makeOrder(printed: PrintedOrder, paper: Paper): Promise<Buffer> {
  const { order, language } = printed;
  const title = `${inWords(WORDS.order, language)} ${order.order_id}`;
  const barsOf = await openBarcodes();
  return makePdf({ title, language, paper }, (sheet) => drawOrder(sheet, printed, barsOf));
}
