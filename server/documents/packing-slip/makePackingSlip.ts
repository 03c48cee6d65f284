import { translate } from '../../messages/translate';
import { paperOf } from '../../pdf/paper';
import { makePdf } from '../../pdf/sheet';

import { drawPackingSlip } from './drawPackingSlip';
import type { PackingSlip } from './packingSlip';

/** Makes a packing slip as PDF, in the paper size of the destination country. */
export function makePackingSlip(slip: PackingSlip): Promise<Buffer> {
  const { language, order_id: order, ship_to, country } = slip;
  const title = translate(language, 'sheet.packingSlip', { order });
  const paper = paperOf(ship_to?.country ?? country);
  return makePdf({ title, language, paper }, (sheet) => drawPackingSlip(sheet, slip, title));
}
