import type PDFDocument from 'pdfkit';

import { languageTag, type Language } from '#domain/languages';
import { plainName } from '#domain/plainName';

import { writeOtherScripts } from './otherScripts';
import { FONTS, COLOURS, MARGIN, PAPERS, FONT_SIZES, type PdfPaper } from './paper';

export type PdfSheet = PDFKit.PDFDocument;

interface SheetOptions {
  title: string;
  language: Language;
  paper: PdfPaper;
}

/** Makes a PDF with the project's paper, margins and type; `draw` adds its pages. */
export async function makePdf(
  { title, language, paper }: SheetOptions,
  draw: (sheet: PdfSheet) => Promise<void> | void,
): Promise<Buffer> {
  /** Loaded on first use, like sharp. */
  const { default: Document } = (await import('pdfkit')) as unknown as {
    default: typeof PDFDocument;
  };
  const sheet = new Document({
    size: [...PAPERS[paper]],
    margin: MARGIN,
    autoFirstPage: false,
    displayTitle: true,
    lang: languageTag(language),
    info: { Title: title, Author: 'Haberdash', Creator: 'Haberdash', Producer: 'Haberdash' },
  });
  writeOtherScripts(sheet);
  const chunks: Buffer[] = [];
  const finished = new Promise<Buffer>((resolve, reject) => {
    sheet.on('data', (chunk: Buffer) => chunks.push(chunk));
    sheet.on('end', () => resolve(Buffer.concat(chunks)));
    sheet.on('error', reject);
  });
  await draw(sheet);
  sheet.end();
  return finished;
}

/** Adds a page without a bottom margin, so that text in the margin does not cause a page break. */
export function newPage(sheet: PdfSheet): void {
  sheet.addPage();
  sheet.page.margins.bottom = 0;
  sheet.fillColor(COLOURS.ink).font(FONTS.text, FONT_SIZES.body);
}

export const textWidth = (sheet: PdfSheet): number => sheet.page.width - 2 * MARGIN;

/** Draws the logo: the spool with the name beside it. */
export function drawLogo(
  sheet: PdfSheet,
  x: number,
  y: number,
  size = 22,
  ink: string = COLOURS.ink,
): void {
  sheet
    .save()
    .translate(x, y)
    .scale(size / 34);
  sheet.roundedRect(4, 2, 26, 5, 2).roundedRect(4, 27, 26, 5, 2).fill(COLOURS.mark);
  sheet.rect(7, 7, 20, 20).fill(COLOURS.primary);
  sheet
    .path('M12 10v14M22 10v14M12 17.5c3.3-2 6.7 2 10 0')
    .lineWidth(3)
    .lineCap('round')
    .stroke('#ffffff');
  sheet.restore();
  sheet
    .font(FONTS.bold, size * 0.72)
    .fillColor(ink)
    .text('Haberdash', x + size * 1.15, y + size * 0.22, { lineBreak: false });
}

/** Draws the footer: company, address and page number. */
export function drawFooter(sheet: PdfSheet, left: string, right: string): void {
  const y = sheet.page.height - 30;
  sheet.font(FONTS.text, FONT_SIZES.small).fillColor(COLOURS.soft);
  sheet.text(printable(left), MARGIN, y, { lineBreak: false });
  sheet.text(printable(right), MARGIN, y, {
    width: textWidth(sheet),
    align: 'right',
    lineBreak: false,
  });
}

/** Replacements for characters that are not printed, or that the standard fonts write otherwise. */
const REPLACEMENTS: readonly [RegExp, string][] = [
  [/\p{Emoji_Presentation}\ufe0f?\s?/gu, ''],
  [/[\t\r]/g, ' '],
  [/[\u202f\u2009\u2007]/g, '\u00a0'],
  [/\u2011/g, '-'],
  [/\u2032/g, "'"],
  [/\u2033/g, '"'],
  [/\u2192/g, '>'],
  [/\u2212/g, '-'],
];

/** Returns a text without the characters that paper does not show as they are meant. */
export const printable = (text: string): string =>
  REPLACEMENTS.reduce(
    (result, [character, replacement]) => result.replace(character, replacement),
    text,
  ).normalize('NFC');

/** Converts a name from HTML to printable text. */
export const printedName = (html: string): string => printable(plainName(html));
