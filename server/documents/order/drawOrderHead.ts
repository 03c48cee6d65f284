import { COMPANY } from '#domain/company';
import { localeOf } from '#domain/languages';

import { say } from '../../messages/say';
import { FONTS, INKS, MARGIN, TYPE } from '../../pdf/paper';
import { drawMark, printable, textWidth, type Sheet } from '../../pdf/sheet';

import type { PrintedOrder } from './printedOrder';

const LABELS = 110;
/** The longest that a comment may be on paper, in points. */
const MOST = 220;

/** Whose order it is, its number, date, status, reference and comment; returns where the table may begin. */
export function drawOrderHead(sheet: Sheet, printed: PrintedOrder): number {
  const { order, language } = printed;
  drawMark(sheet, MARGIN, MARGIN - 4);
  sheet.font(FONTS.text, TYPE.small).fillColor(INKS.soft);
  sheet.text(printable(`${COMPANY.name}\n${COMPANY.address}`), MARGIN, MARGIN - 4, {
    width: textWidth(sheet),
    align: 'right',
  });
  sheet.font(FONTS.bold, TYPE.title).fillColor(INKS.ink);
  const title = say(language, 'order.title', { order: order.order_id });
  sheet.text(printable(title), MARGIN, MARGIN + 34, { width: textWidth(sheet) });

  let y = sheet.y + 6;
  for (const [label, text] of factsOf(printed)) {
    if (text === '') continue;
    sheet.font(FONTS.bold, TYPE.body).fillColor(INKS.soft);
    sheet.text(printable(label), MARGIN, y, { width: LABELS - 8, lineBreak: false });
    sheet.font(FONTS.text, TYPE.body).fillColor(INKS.ink);
    const options = { width: textWidth(sheet) - LABELS, height: MOST, ellipsis: true };
    sheet.text(printable(text), MARGIN + LABELS, y, options);
    y = sheet.y + 3;
  }
  return y + 12;
}

function factsOf({ order, customer, language, country, zone }: PrintedOrder) {
  const date = new Intl.DateTimeFormat(localeOf(language, country), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: zone,
  }).format(new Date(order.date));
  return [
    [say(language, 'order.date'), date],
    [say(language, 'order.status'), say(language, `order.status.${order.status}`)],
    [say(language, 'order.customer'), customer],
    [say(language, 'order.po'), order.po_reference],
    [say(language, 'order.comment'), order.order_comment],
  ] as const;
}
