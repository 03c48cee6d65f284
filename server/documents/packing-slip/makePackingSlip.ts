import { translate } from '../../messages/translate';
import { paperOf } from '../../pdf/paper';
import { makePdf } from '../../pdf/sheet';
import type { PackingSlip } from '../../services/desk/readPackingSlip';

import { drawPackingSlip } from './drawPackingSlip';

/** A packing slip as PDF, on the paper of where it goes. */
export function makePackingSlip(slip: PackingSlip): Promise<Buffer> {
  const { language, order_id: order, ship_to, country } = slip;
  const title = translate(language, 'sheet.packingSlip', { order });
  const paper = paperOf(ship_to?.country ?? country);
  return makePdf({ title, language, paper }, (sheet) => drawPackingSlip(sheet, slip, title));
}
