import { COMPANY } from '#domain/company';

import { FONTS, COLOURS, MARGIN, FONT_SIZES } from './paper';
import { drawLogo, printable, textWidth, type PdfSheet } from './sheet';

const LABEL_WIDTH = 110;
/** Maximum height of a fact, in points. */
const MAX_FACT_HEIGHT = 220;

interface DocumentHead {
  title: string;
  /** Labels and values; facts with an empty value are omitted. */
  facts: readonly (readonly [label: string, text: string])[];
}

/** Draws the company, the title and the facts; returns the y position at which the table starts. */
export function drawDocumentHead(sheet: PdfSheet, { title, facts }: DocumentHead): number {
  drawLogo(sheet, MARGIN, MARGIN - 4);
  sheet.font(FONTS.text, FONT_SIZES.small).fillColor(COLOURS.soft);
  sheet.text(printable(`${COMPANY.name}\n${COMPANY.address}`), MARGIN, MARGIN - 4, {
    width: textWidth(sheet),
    align: 'right',
  });
  sheet.font(FONTS.bold, FONT_SIZES.title).fillColor(COLOURS.ink);
  sheet.text(printable(title), MARGIN, MARGIN + 34, { width: textWidth(sheet) });

  let y = sheet.y + 6;
  for (const [label, text] of facts) {
    if (text === '') continue;
    sheet.font(FONTS.bold, FONT_SIZES.body).fillColor(COLOURS.soft);
    sheet.text(printable(label), MARGIN, y, { width: LABEL_WIDTH - 8, lineBreak: false });
    sheet.font(FONTS.text, FONT_SIZES.body).fillColor(COLOURS.ink);
    const options = {
      width: textWidth(sheet) - LABEL_WIDTH,
      height: MAX_FACT_HEIGHT,
      ellipsis: true,
    };
    sheet.text(printable(text), MARGIN + LABEL_WIDTH, y, options);
    y = sheet.y + 3;
  }
  return y + 12;
}
