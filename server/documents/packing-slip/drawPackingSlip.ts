import { formatAddress } from '#domain/application/formatAddress';
import { localeOf } from '#domain/languages';
import { unitsOf } from '#domain/quantity';

import { translate } from '../../messages/translate';
import { drawDocumentHead } from '../../pdf/documentHead';
import { drawProduct, productHeight } from '../../pdf/productCell';
import { newPage, type PdfSheet } from '../../pdf/sheet';
import { drawNumber, drawTable, type TableColumn } from '../../pdf/table';

import type { PackingSlip, SlipLine } from './packingSlip';

/** Draws the contents of the parcel and what is still to come, without prices. */
export async function drawPackingSlip(
  sheet: PdfSheet,
  slip: PackingSlip,
  title: string,
): Promise<void> {
  newPage(sheet);
  await drawTable<SlipLine>(sheet, {
    name: title,
    language: slip.language,
    top: drawDocumentHead(sheet, { title, facts: factsOf(slip) }),
    columns: columnsOf(slip),
    rows: slip.lines,
    heightOf: (line, [, product]) => productHeight(sheet, line, product?.width ?? 0),
  });
}

function factsOf({ language, ship_to, ...slip }: PackingSlip): [string, string][] {
  return [
    [translate(language, 'order.shipTo'), ship_to ? formatAddress(ship_to) : slip.company],
    [translate(language, 'order.po'), slip.po_reference],
    [translate(language, 'order.comment'), slip.order_comment],
    [translate(language, 'order.carrier'), slip.carrier],
    [translate(language, 'order.tracking'), slip.tracking.join(', ')],
  ];
}

function columnsOf({ language, country }: PackingSlip): TableColumn<SlipLine>[] {
  const day = new Intl.DateTimeFormat(localeOf(language, country), {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  const number = (
    title: string,
    width: number,
    textOf: (line: SlipLine) => string,
  ): TableColumn<SlipLine> => ({
    title,
    width,
    side: 'right',
    draw: (sheet, line, area) => drawNumber(sheet, area, textOf(line)),
  });
  const formatPacks = (count: number) => (count > 0 ? String(count) : '');
  return [
    number(translate(language, 'order.line'), 34, ({ line }) => String(line)),
    { title: translate(language, 'order.product'), draw: drawProduct },
    number(translate(language, 'sheet.ordered'), 62, ({ ordered }) => formatPacks(ordered)),
    number(translate(language, 'desk.inParcel'), 110, ({ here, ship_pack }) =>
      here > 0 ? `${here} × ${ship_pack} = ${unitsOf(here, ship_pack)}` : '',
    ),
    number(translate(language, 'order.toCome'), 76, ({ toCome }) => formatPacks(toCome)),
    number(translate(language, 'order.expected'), 84, ({ toCome, expected_on }) =>
      toCome > 0 && expected_on !== null ? day.format(new Date(expected_on)) : '',
    ),
  ];
}
