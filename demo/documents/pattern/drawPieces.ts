import { COMPANY } from '#domain/company';
import type { Language } from '#domain/languages';

import { FONTS, COLOURS, MARGIN, mm, FONT_SIZES } from '../../../server/pdf/paper';
import {
  drawFooter,
  newPage,
  printable,
  textWidth,
  type PdfSheet,
} from '../../../server/pdf/sheet';
import { inLanguage, w } from '../translatedText';

import { inches, type Chart, type PatternPiece } from './pattern';

/** Height of the area for pieces on the page, in points. */
export const PIECES_HEIGHT = 218;

const WORDS = {
  trueSize: w(
    'Print at 100 %: the sides of this square measure 50 mm (2 in)',
    'Imprimer à 100 % : les côtés de ce carré mesurent 50 mm (2 po)',
    'Imprima al 100 %: los lados de este cuadro miden 50 mm (2 in)',
  ),
  inch: w('in', 'po', 'in'),
  knit: w(
    'knit on the right side, purl on the wrong side',
    'endroit sur l’endroit, envers sur l’envers',
    'derecho por el derecho, revés por el revés',
  ),
  purl: w(
    'purl on the right side, knit on the wrong side',
    'envers sur l’endroit, endroit sur l’envers',
    'revés por el derecho, derecho por el revés',
  ),
} as const;

const LABELS = 44;
const GAP = 46;

/** Draws all pieces side by side at one scale, each with its width and height. */
export function drawPieces(
  sheet: PdfSheet,
  pieces: readonly PatternPiece[],
  top: number,
  language: Language,
) {
  const across = pieces.reduce((sum, { width }) => sum + width, 0);
  const tallest = Math.max(...pieces.map(({ height }) => height));
  const room = textWidth(sheet) - GAP * pieces.length;
  const scale = Math.min(room / across, (PIECES_HEIGHT - LABELS - 10) / tallest);
  let x = MARGIN + 34;
  for (const piece of pieces) {
    drawPiece(sheet, piece, x, top + 6, scale, language);
    x += Math.max(piece.width * scale, 84) + GAP;
  }
}

const measure = (value: number, language: Language): string =>
  `${value} mm (${inches(value)} ${inLanguage(WORDS.inch, language)})`;

function drawPiece(
  sheet: PdfSheet,
  piece: PatternPiece,
  x: number,
  y: number,
  scale: number,
  language: Language,
): void {
  const [width, height] = [piece.width * scale, piece.height * scale];
  outline(sheet, piece, x, y, scale);
  sheet.font(FONTS.bold, FONT_SIZES.title).fillColor(COLOURS.primary);
  sheet.text(piece.letter, x, y + Math.min(height / 2 - 10, height * 0.3), {
    width,
    align: 'center',
    lineBreak: false,
  });

  sheet.font(FONTS.text, FONT_SIZES.small).fillColor(COLOURS.soft);
  sheet
    .moveTo(x, y + height + 5)
    .lineTo(x + width, y + height + 5)
    .lineWidth(0.6)
    .stroke(COLOURS.soft);
  sheet.text(measure(piece.width, language), x, y + height + 8, { lineBreak: false });
  sheet
    .moveTo(x - 5, y)
    .lineTo(x - 5, y + height)
    .lineWidth(0.6)
    .stroke(COLOURS.soft);
  sheet.save().rotate(-90, { origin: [x - 14, y + height] });
  sheet.text(measure(piece.height, language), x - 14, y + height - 1, { lineBreak: false });
  sheet.restore();

  sheet.font(FONTS.bold, FONT_SIZES.fine).fillColor(COLOURS.ink);
  const name = `${piece.letter} ${inLanguage(piece.name, language)}`;
  sheet.text(printable(name), x, y + height + 20, { lineBreak: false });
  sheet.font(FONTS.text, FONT_SIZES.fine);
  sheet.text(printable(inLanguage(piece.cut, language)), x, y + height + 30, { lineBreak: false });
}

function outline(sheet: PdfSheet, piece: PatternPiece, x: number, y: number, scale: number): void {
  const { width, height, outline: shape = `M0 0 H${width} V${height} H0 Z`, folds } = piece;
  sheet.save().translate(x, y).scale(scale);
  sheet
    .path(shape)
    .lineWidth(1 / scale)
    .fillAndStroke(COLOURS.ground, COLOURS.ink);
  if (folds)
    sheet
      .path(folds)
      .lineWidth(0.6 / scale)
      .dash(4 / scale, { space: 3 / scale })
      .stroke(COLOURS.soft);
  sheet.undash().restore();
}

/** Draws a page with every piece at full size, and a square for checking the print scale. */
export function drawTemplates(
  sheet: PdfSheet,
  pieces: readonly PatternPiece[],
  title: string,
  language: Language,
): void {
  newPage(sheet);
  let x = MARGIN;
  const y = 26;
  for (const piece of pieces) {
    outline(sheet, piece, x, y, mm(1));
    sheet.font(FONTS.bold, FONT_SIZES.lead).fillColor(COLOURS.ink);
    const labelled = `${piece.letter} ${inLanguage(piece.name, language)}, ${inLanguage(piece.cut, language)}`;
    const isSmall = piece.height < 40;
    sheet.text(
      printable(labelled),
      x,
      y + mm(piece.height * (isSmall ? 1 : 0.36)) + (isSmall ? 8 : 0),
      {
        width: Math.max(mm(piece.width), 120),
        align: isSmall ? 'left' : 'center',
      },
    );
    x += mm(piece.width) + 30;
  }
  drawScaleCheck(sheet, language);
  drawFooter(sheet, `Haberdash · ${COMPANY.address}`, title);
}

/** Draws the square for checking the print scale, in the corner that no piece reaches. */
function drawScaleCheck(sheet: PdfSheet, language: Language): void {
  const side = mm(50);
  const x = sheet.page.width - MARGIN - side;
  const y = sheet.page.height - 84 - side;
  sheet.rect(x, y, side, side).lineWidth(1).stroke(COLOURS.ink);
  sheet.font(FONTS.text, FONT_SIZES.fine).fillColor(COLOURS.ink);
  sheet.text(printable(inLanguage(WORDS.trueSize, language)), x, y + side + 6, { width: side });
}

const STITCH = 15;

/**
 * Draws the repeat as a grid of stitches, with row numbers on the side each row is knitted from,
 * and a legend.
 */
export function drawChart(sheet: PdfSheet, chart: Chart, top: number, language: Language): void {
  const left = MARGIN + 20;
  chart.forEach((row, index) => {
    const y = top + 6 + index * STITCH;
    [...row].forEach((stitch, column) => {
      const x = left + column * STITCH;
      sheet.rect(x, y, STITCH, STITCH).lineWidth(0.5).fillAndStroke(COLOURS.paper, COLOURS.soft);
      if (stitch === '.') sheet.circle(x + STITCH / 2, y + STITCH / 2, 3).fill(COLOURS.primary);
    });
    const number = chart.length - index;
    sheet.font(FONTS.text, FONT_SIZES.small).fillColor(COLOURS.soft);
    sheet.text(String(number), number % 2 ? left + row.length * STITCH + 5 : left - 14, y + 4, {
      lineBreak: false,
    });
  });
  const x = left + (chart[0]?.length ?? 0) * STITCH + 40;
  for (const [index, key] of (['knit', 'purl'] as const).entries()) {
    const y = top + 14 + index * 26;
    sheet.rect(x, y, STITCH, STITCH).lineWidth(0.5).fillAndStroke(COLOURS.paper, COLOURS.soft);
    if (key === 'purl') sheet.circle(x + STITCH / 2, y + STITCH / 2, 3).fill(COLOURS.primary);
    sheet.font(FONTS.text, FONT_SIZES.body).fillColor(COLOURS.ink);
    sheet.text(printable(inLanguage(WORDS[key], language)), x + 24, y + 2, { lineBreak: false });
  }
}
