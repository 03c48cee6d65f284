import { COMPANY } from '#domain/company';

import { FONTS, INKS, MARGIN, TYPE } from './paper';
import { drawMark, printable, textWidth, type Sheet } from './sheet';

const LABELS = 110;
/** Maximum height of a fact, in points. */
const MOST = 220;

interface Head {
  title: string;
  /** Labels and values; facts with an empty value are omitted. */
  facts: readonly (readonly [label: string, text: string])[];
}

/** Draws the company, the title and the facts; returns the y position at which the table starts. */
export function drawDocumentHead(sheet: Sheet, { title, facts }: Head): number {
  drawMark(sheet, MARGIN, MARGIN - 4);
  sheet.font(FONTS.text, TYPE.small).fillColor(INKS.soft);
  sheet.text(printable(`${COMPANY.name}\n${COMPANY.address}`), MARGIN, MARGIN - 4, {
    width: textWidth(sheet),
    align: 'right',
  });
  sheet.font(FONTS.bold, TYPE.title).fillColor(INKS.ink);
  sheet.text(printable(title), MARGIN, MARGIN + 34, { width: textWidth(sheet) });

  let y = sheet.y + 6;
  for (const [label, text] of facts) {
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
