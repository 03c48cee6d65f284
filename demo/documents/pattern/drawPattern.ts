import { COMPANY } from '#domain/company';
import type { Language } from '#domain/languages';

import { drawSvg } from '../../../server/pdf/drawSvg';
import { FONTS, COLOURS, MARGIN, FONT_SIZES } from '../../../server/pdf/paper';
import {
  drawFooter,
  drawLogo,
  newPage,
  printable,
  textWidth,
  type PdfSheet,
} from '../../../server/pdf/sheet';
import { finishedItem } from '../../pictures/scenes/downloadPicture';
import { drawSceneItem } from '../../pictures/scenes/scene';
import { inLanguage, w } from '../translatedText';

import { drawChart, drawPieces, drawTemplates, PIECES_HEIGHT } from './drawPieces';
import type { Pattern } from './pattern';

const WORDS = {
  kind: w('Free pattern', 'Patron gratuit', 'Patrón gratuito'),
  finished: w('Finished size', 'Dimensions finies', 'Medida terminada'),
  materials: w('You need', 'Il vous faut', 'Necesita'),
  pieces: w('Pieces', 'Pièces', 'Piezas'),
  chart: w('Chart', 'Grille', 'Diagrama'),
  steps: w('How to make it', 'Réalisation', 'Cómo hacerlo'),
} as const;

interface PatternParts {
  id: string;
  title: string;
  language: Language;
  pattern: Pattern;
  /** Returns the id of the product to recommend for a material of this category. */
  productIn: (category: string) => string | undefined;
}

/**
 * Draws the materials, the pieces with their measurements and the steps, followed by full-size
 * templates.
 */
export function drawPattern(sheet: PdfSheet, parts: PatternParts): void {
  const { id, title, language, pattern } = parts;
  const textOf = (words: keyof typeof WORDS) => printable(inLanguage(WORDS[words], language));
  newPage(sheet);
  drawLogo(sheet, MARGIN, 30, 20);
  sheet.font(FONTS.text, FONT_SIZES.fine).fillColor(COLOURS.soft);
  sheet.text(textOf('kind'), MARGIN, 38, {
    width: textWidth(sheet),
    align: 'right',
    lineBreak: false,
  });

  const right = sheet.page.width - MARGIN;
  sheet
    .save()
    .translate(right - 150, 58)
    .scale(0.15);
  const made = finishedItem(id);
  if (made) drawSvg(sheet, drawSceneItem([...made, 0, 0, 1000], 2));
  sheet.restore();

  const wide = { width: textWidth(sheet) - 170 };
  sheet
    .font(FONTS.bold, FONT_SIZES.title)
    .fillColor(COLOURS.ink)
    .text(printable(title), MARGIN, 74, wide);
  heading(sheet, textOf('finished'));
  sheet.text(printable(inLanguage(pattern.finished, language)), wide);
  heading(sheet, textOf('materials'));
  pattern.materials.forEach(({ text, category }) => {
    const product = category === undefined ? undefined : parts.productIn(category);
    drawMaterial(sheet, printable(inLanguage(text, language)), product, wide.width);
  });

  sheet.y = Math.max(sheet.y, 216);
  heading(sheet, pattern.chart ? textOf('chart') : textOf('pieces'));
  const top = sheet.y + 4;
  if (pattern.chart) drawChart(sheet, pattern.chart, top, language);
  else drawPieces(sheet, pattern.pieces, top, language);
  sheet.x = MARGIN;
  sheet.y = top + PIECES_HEIGHT;

  heading(sheet, textOf('steps'));
  pattern.steps.forEach((step, index) =>
    drawStep(sheet, index + 1, printable(inLanguage(step, language))),
  );
  drawFooter(sheet, `Haberdash · ${COMPANY.address}`, printable(title));
  if (pattern.hasTemplate) drawTemplates(sheet, pattern.pieces, printable(title), language);
}

function heading(sheet: PdfSheet, text: string): void {
  sheet.font(FONTS.bold, FONT_SIZES.lead).fillColor(COLOURS.primary);
  sheet.text(text, MARGIN, sheet.y + 9);
  sheet.font(FONTS.text, FONT_SIZES.body).fillColor(COLOURS.ink);
}

/** Draws a material, with our product id at the end of the line. */
function drawMaterial(
  sheet: PdfSheet,
  text: string,
  product: string | undefined,
  width: number,
): void {
  const { y } = sheet;
  sheet.font(FONTS.text, FONT_SIZES.body).fillColor(COLOURS.ink);
  sheet.text(`• ${text}`, MARGIN, y, { width: width - 70 });
  const below = sheet.y + 2;
  if (product !== undefined) {
    sheet.font(FONTS.monoBold, FONT_SIZES.fine).fillColor(COLOURS.primary);
    sheet.text(printable(product), MARGIN + width - 64, y + 1.5, { lineBreak: false });
  }
  sheet.y = below;
}

function drawStep(sheet: PdfSheet, number: number, text: string): void {
  const y = sheet.y + 5;
  sheet.font(FONTS.bold, FONT_SIZES.body).fillColor(COLOURS.primary);
  sheet.text(String(number), MARGIN, y, { width: 14, lineBreak: false });
  sheet.font(FONTS.text, FONT_SIZES.body).fillColor(COLOURS.ink);
  sheet.text(text, MARGIN + 18, y, { width: textWidth(sheet) - 18, lineGap: 1 });
}
