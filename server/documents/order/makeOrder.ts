import { limitConcurrency } from '../../files/limitConcurrency';
import { translate } from '../../messages/translate';
import { openBarcodes } from '../../pdf/barcode';
import type { PdfPaper } from '../../pdf/paper';
import { makePdf } from '../../pdf/sheet';

import { drawOrder } from './drawOrder';
import type { PrintedOrder } from './printedOrder';

/** An order of thousands of lines takes seconds of processor time, which other requests need. */
const MAX_CONCURRENT = 2;
const withSlot = limitConcurrency(MAX_CONCURRENT);

/** Makes the PDF of an order, with a barcode for each line. */
export async function makeOrder(printed: PrintedOrder, paper: PdfPaper): Promise<Buffer> {
  const { order, language } = printed;
  const title = translate(language, 'order.title', { order: order.order_id });
  const barsOf = await openBarcodes();
  return withSlot(() =>
    makePdf({ title, language, paper }, (sheet) => drawOrder(sheet, printed, barsOf)),
  );
}
