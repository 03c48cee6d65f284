import { translate } from '../../messages/translate';
import { openBarcodes } from '../../pdf/barcode';
import { paperOf } from '../../pdf/paper';
import { makePdf } from '../../pdf/sheet';

import { drawPickList } from './drawPickList';
import type { PickList } from './pickList';

/** Makes the pick list of several orders as PDF. */
export async function makePickList(list: PickList): Promise<Buffer> {
  const { language, country } = list;
  const title = translate(language, 'sheet.pickList');
  const barsOf = await openBarcodes();
  return makePdf({ title, language, paper: paperOf(country) }, (sheet) =>
    drawPickList(sheet, list, barsOf),
  );
}
