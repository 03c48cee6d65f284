import { COMPANY } from '#domain/company';
import type { Language } from '#domain/languages';

import { inLanguage } from '../db/inLanguage';
import type { NewsletterTable } from '../db/tables/content';
import { drawHtml } from '../pdf/drawHtml';
import { drawSvg } from '../pdf/drawSvg';
import { FONTS, COLOURS, MARGIN, FONT_SIZES } from '../pdf/paper';
import { drawFooter, drawLogo, makePdf, newPage, printable, type PdfSheet } from '../pdf/sheet';
import type { Drawings } from '../pictures/drawings';
import { drawScene, EMPTY_NEWSLETTER, type Scene } from '../pictures/scene';

import type { DocumentPlan } from './documents';

/** URL of a newsletter's PDF; contains the language and a file extension. */
export const newsletterPath = ({ id, ...row }: NewsletterTable, language: Language): string =>
  inLanguage(row, 'body', language) === ''
    ? ''
    : `/files/newsletter/${language || 'en'}/${encodeURIComponent(id)}.pdf`;

/** Plans the generation of a newsletter; `undefined` if it has no text. */
export function planNewsletter(
  row: NewsletterTable,
  language: Language,
  drawings: Drawings | undefined,
): DocumentPlan | undefined {
  const scene = drawings?.newsletter(row) ?? EMPTY_NEWSLETTER;
  const title = inLanguage(row, 'title', language);
  const body = inLanguage(row, 'body', language);
  if (body === '') return undefined;
  return {
    name: ['newsletter', row.id, language],
    facts: [row, scene],
    make: () =>
      makePdf({ title, language, paper: 'letter' }, (sheet) =>
        drawNewsletter(sheet, title, body, scene),
      ),
  };
}

/** Draws the newsletter's picture across the page with the title on it, and the text below. */
function drawNewsletter(sheet: PdfSheet, title: string, body: string, scene: Scene): void {
  newPage(sheet);
  const scale = 0.34;
  const height = 300;
  const { width } = sheet.page;
  sheet.rect(0, 0, width, height).fill(scene.wall);
  sheet.rect(0, scene.tableAt * scale, width, height - scene.tableAt * scale).fill(scene.table);
  sheet.save().rect(0, 0, width, height).clip();
  sheet.translate(width - scene.width * scale, 0).scale(scale);
  drawSvg(sheet, drawScene(scene));
  sheet.restore();

  drawLogo(sheet, MARGIN, 30, 24);
  sheet.font(FONTS.bold, 28).fillColor(COLOURS.ink);
  sheet.text(printable(title), MARGIN, 84, { width: width - scene.width * scale - MARGIN - 6 });
  drawFooter(sheet, `Haberdash · ${COMPANY.address}`, printable(title));

  sheet.page.margins.bottom = 60;
  sheet.x = MARGIN;
  sheet.y = height + 24;
  sheet.font(FONTS.text, FONT_SIZES.reading);
  drawHtml(sheet, body);
}
