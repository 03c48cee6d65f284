import type { Language } from '#domain/languages';

import { drawSvg } from '../../../server/pdf/drawSvg';
import { FONTS, COLOURS, FONT_SIZES } from '../../../server/pdf/paper';
import { drawLogo, newPage, printable, type PdfSheet } from '../../../server/pdf/sheet';
import type { CardArt } from '../../pictures/scenes/cardArt';
import { inLanguage, w } from '../translatedText';

import type { Card } from './cards';

const WORDS = {
  fold: w(
    'Print this sheet on one side. Fold the upper half back, then the left half back: the picture is the front.',
    'Imprimer d’un seul côté. Plier la moitié du haut vers l’arrière, puis la moitié gauche vers l’arrière : l’image est devant.',
    'Imprima de un solo lado. Doble la mitad de arriba hacia atrás y luego la mitad izquierda hacia atrás: el dibujo queda al frente.',
  ),
  free: w('A free card from', 'Une carte gratuite de', 'Una tarjeta gratuita de'),
} as const;

const ART_WIDTH = 1000;
const ART_HEIGHT = 1300;

/** Draws a sheet to print on one side and fold twice: the front, the back and the text inside. */
export function drawCard(sheet: PdfSheet, card: Card, art: CardArt, language: Language): void {
  newPage(sheet);
  const width = sheet.page.width / 2;
  const height = sheet.page.height / 2;
  drawFront(sheet, card, art, language, { x: width, y: height, width, height });
  drawBack(sheet, language, { x: 0, y: height, width, height });
  if (card.inside)
    drawInside(sheet, printable(inLanguage(card.inside, language)), art, width, height);
  drawFoldMarks(sheet, width, height);
}

interface Panel {
  x: number;
  y: number;
  width: number;
  height: number;
}

function drawFront(
  sheet: PdfSheet,
  { front }: Card,
  art: CardArt,
  language: Language,
  { x, y, width, height }: Panel,
): void {
  const inset = 22;
  const [innerWidth, innerHeight] = [width - 2 * inset, height - 2 * inset];
  const scale = Math.min(innerWidth / ART_WIDTH, innerHeight / ART_HEIGHT);
  sheet.rect(x + inset, y + inset, innerWidth, innerHeight).fill(art.ground);
  sheet
    .save()
    .rect(x + inset, y + inset, innerWidth, innerHeight)
    .clip();
  sheet.translate(x + (width - ART_WIDTH * scale) / 2, y + inset).scale(scale);
  drawSvg(sheet, art.shapes);
  sheet.restore();
  if (!front) return;
  sheet.font(FONTS.bold, 21).fillColor(art.ink);
  sheet.text(printable(inLanguage(front, language)), x + inset, y + inset + 1060 * scale, {
    width: innerWidth,
    align: 'center',
  });
}

function drawBack(sheet: PdfSheet, language: Language, { x, y, width, height }: Panel): void {
  sheet.font(FONTS.text, FONT_SIZES.small).fillColor(COLOURS.soft);
  sheet.text(inLanguage(WORDS.free, language), x, y + height - 66, { width, align: 'center' });
  drawLogo(sheet, x + width / 2 - 36, y + height - 54, 16);
}

/** Upside down on the sheet, upright once it is folded. */
function drawInside(
  sheet: PdfSheet,
  words: string,
  { ink }: CardArt,
  width: number,
  height: number,
): void {
  sheet.save().rotate(180, { origin: [width / 2, height / 2] });
  sheet.font(FONTS.text, 16).fillColor(ink);
  sheet.text(words, 34, height * 0.4, { width: width - 68, align: 'center', lineGap: 4 });
  sheet.restore();
}

/** Draws fold marks at the edges of the sheet. */
function drawFoldMarks(sheet: PdfSheet, width: number, height: number): void {
  sheet.lineWidth(0.5).strokeColor(COLOURS.soft).dash(2, { space: 2 });
  for (const [x, y, dx, dy] of [
    [0, height, 14, 0],
    [2 * width, height, -14, 0],
    [width, 0, 0, 14],
    [width, 2 * height, 0, -14],
  ] as const) {
    sheet
      .moveTo(x, y)
      .lineTo(x + dx, y + dy)
      .stroke();
  }
  sheet.undash();
}

/** Draws folding instructions on a separate page that need not be printed. */
export function drawFoldingInstructions(sheet: PdfSheet, title: string, language: Language): void {
  newPage(sheet);
  drawLogo(sheet, 60, 60, 22);
  sheet.font(FONTS.bold, FONT_SIZES.title).fillColor(COLOURS.ink).text(printable(title), 60, 110);
  sheet
    .font(FONTS.text, FONT_SIZES.lead)
    .text(printable(inLanguage(WORDS.fold, language)), 60, 148, { width: 420 });
  const top = 220;
  const box = (x: number, y: number, w0: number, h0: number, fill: string) =>
    sheet.rect(x, y, w0, h0).lineWidth(1).fillAndStroke(fill, COLOURS.ink);
  const number = (text: string, x: number) =>
    sheet
      .font(FONTS.bold, FONT_SIZES.heading)
      .fillColor(COLOURS.primary)
      .text(text, x, top + 162, { lineBreak: false });
  box(60, top, 110, 142, COLOURS.paper);
  box(115, top + 71, 55, 71, COLOURS.tint);
  sheet
    .moveTo(60, top + 71)
    .lineTo(170, top + 71)
    .dash(4, { space: 3 })
    .stroke(COLOURS.soft)
    .undash();
  number('1', 110);
  box(240, top + 71, 110, 71, COLOURS.paper);
  box(295, top + 71, 55, 71, COLOURS.tint);
  sheet
    .moveTo(295, top + 71)
    .lineTo(295, top + 142)
    .dash(4, { space: 3 })
    .stroke(COLOURS.soft)
    .undash();
  number('2', 290);
  box(430, top + 71, 55, 71, COLOURS.tint);
  number('3', 452);
}
