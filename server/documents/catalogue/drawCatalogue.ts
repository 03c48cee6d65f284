import { setImmediate } from 'node:timers/promises';

import type { Product } from '#contract/product';
import { COMPANY } from '#domain/company';
import type { Language } from '#domain/languages';

import { translate } from '../../messages/translate';
import { FONTS, COLOURS, MARGIN, FONT_SIZES } from '../../pdf/paper';
import {
  drawFooter,
  drawLogo,
  newPage,
  printable,
  printedName,
  textWidth,
  type PdfSheet,
} from '../../pdf/sheet';

import { COLUMNS, layOut, ROW_HEIGHT, type GridPage, type PrintedSection } from './layOut';

/** A product in a printed catalogue: without price and stock, as anybody may have the file. */
export type PrintedProduct = Pick<Product, 'product_id' | 'name' | 'ship_pac' | 'barcodes'> & {
  picture: Buffer | undefined;
};

interface CatalogueParts {
  title: string;
  language: Language;
  /** Cover colour, `#rrggbb`. */
  colour: string;
  address: string;
  sections: readonly PrintedSection<PrintedProduct>[];
}

const TOP = 64;
const FOOT = 44;
/** Lines of the table of contents per page. */
const ENTRIES_PER_PAGE = 30;

/**
 * Draws the cover, a table of contents by sub-category, then the products; yields to the event loop
 * after each row so that other requests are served.
 */
export async function drawCatalogue(sheet: PdfSheet, parts: CatalogueParts): Promise<void> {
  const { title, language, sections, address } = parts;
  drawCover(sheet, parts);
  const contentsPages = Math.ceil(sections.length / ENTRIES_PER_PAGE);
  const height = sheet.page.height - TOP - FOOT;
  const { pages, firstPages } = layOut(sections, height);
  drawContents(
    sheet,
    parts,
    firstPages.map((page) => page + 2 + contentsPages),
  );

  const first = new Map(firstPages.map((page, index) => [page, sections[index]!.name]));
  for (const [index, page] of pages.entries()) {
    newPage(sheet);
    const sectionName = first.get(index);
    if (sectionName !== undefined) sheet.outline.addItem(printable(sectionName));
    drawHead(sheet, title);
    await drawGrid(sheet, page, language);
    drawFooter(
      sheet,
      `Haberdash · ${COMPANY.address} · ${address}`,
      String(index + 2 + contentsPages),
    );
  }
}

function drawCover(
  sheet: PdfSheet,
  { title, language, colour, address, sections }: CatalogueParts,
): void {
  newPage(sheet);
  const { width, height } = sheet.page;
  sheet.rect(0, 0, width, height).fill(colour);
  sheet.rect(0, height * 0.4, width, height * 0.48).fill(COLOURS.paper);
  sheet.roundedRect(MARGIN, MARGIN, 150, 40, 6).fill(COLOURS.paper);
  drawLogo(sheet, MARGIN + 12, MARGIN + 8, 24);
  sheet.fillColor(COLOURS.paper).font(FONTS.bold, FONT_SIZES.cover);
  sheet.text(printable(title), MARGIN, height * 0.2, { width: textWidth(sheet), lineGap: 2 });

  const items = sections.flatMap((section) => section.items);
  sheet.font(FONTS.text, FONT_SIZES.lead);
  const count = translate(language, 'document.products', { count: items.length });
  sheet.text(printable(count), { width: textWidth(sheet) });

  const featured = pickEvenly(
    items.filter(({ picture }) => picture),
    8,
  );
  const cell = textWidth(sheet) / 4;
  featured.forEach(({ picture }, index) => {
    if (!picture) return;
    const x = MARGIN + (index % 4) * cell + 8;
    const y = height * 0.43 + Math.floor(index / 4) * (cell + 26);
    sheet.image(picture, x, y, { fit: [cell - 16, cell - 16] });
  });
  sheet.font(FONTS.text, FONT_SIZES.body).fillColor(COLOURS.paper);
  sheet.text(translate(language, 'document.selection', { address }), MARGIN, height * 0.905, {
    width: textWidth(sheet),
  });
  sheet.text(COMPANY.address, { width: textWidth(sheet) });
}

/** Returns `count` evenly spaced items of a list. */
const pickEvenly = <Item>(items: readonly Item[], count: number): Item[] =>
  items.filter(
    (_item, index) =>
      Math.floor((index * count) / items.length) !==
      Math.floor(((index - 1) * count) / items.length),
  );

function drawContents(
  sheet: PdfSheet,
  { title, language, sections, address }: CatalogueParts,
  pageNumbers: readonly number[],
): void {
  sections.forEach(({ name, items }, index) => {
    if (index % ENTRIES_PER_PAGE === 0) {
      newPage(sheet);
      drawHead(sheet, title);
      sheet.font(FONTS.bold, FONT_SIZES.title).fillColor(COLOURS.ink);
      sheet.text(translate(language, 'document.contents'), MARGIN, TOP);
      drawFooter(
        sheet,
        `Haberdash · ${COMPANY.address} · ${address}`,
        String(2 + index / ENTRIES_PER_PAGE),
      );
    }
    const y = TOP + 44 + (index % ENTRIES_PER_PAGE) * 19;
    sheet.font(FONTS.text, FONT_SIZES.body).fillColor(COLOURS.ink);
    sheet.text(printable(name), MARGIN, y, {
      width: 380,
      height: 14,
      ellipsis: true,
      lineBreak: false,
    });
    sheet.fillColor(COLOURS.soft);
    sheet.text(String(items.length), MARGIN + 390, y, {
      width: 60,
      align: 'right',
      lineBreak: false,
    });
    sheet.fillColor(COLOURS.ink).font(FONTS.bold, FONT_SIZES.body);
    sheet.text(String(pageNumbers[index]), MARGIN, y, {
      width: textWidth(sheet),
      align: 'right',
      lineBreak: false,
    });
    sheet
      .moveTo(MARGIN, y + 14)
      .lineTo(MARGIN + textWidth(sheet), y + 14)
      .lineWidth(0.5)
      .stroke(COLOURS.line);
  });
}

function drawHead(sheet: PdfSheet, title: string): void {
  drawLogo(sheet, MARGIN, 26, 18);
  sheet.font(FONTS.text, FONT_SIZES.fine).fillColor(COLOURS.soft);
  sheet.text(printable(title), MARGIN, 32, {
    width: textWidth(sheet),
    align: 'right',
    lineBreak: false,
  });
  sheet
    .moveTo(MARGIN, 52)
    .lineTo(MARGIN + textWidth(sheet), 52)
    .lineWidth(0.75)
    .stroke(COLOURS.line);
}

async function drawGrid(
  sheet: PdfSheet,
  page: GridPage<PrintedProduct>,
  language: Language,
): Promise<void> {
  for (const { name, isContinued, y } of page.headings) {
    const heading = isContinued ? translate(language, 'document.continued', { title: name }) : name;
    sheet.font(FONTS.bold, FONT_SIZES.heading).fillColor(COLOURS.primary);
    sheet.text(printable(heading), MARGIN, TOP + y + 6, {
      width: textWidth(sheet),
      lineBreak: false,
    });
  }
  const width = textWidth(sheet) / COLUMNS;
  for (const { items, y } of page.rows) {
    await setImmediate();
    items.forEach((item, index) =>
      drawProduct(sheet, item, MARGIN + index * width, TOP + y, width - 10, language),
    );
  }
}

function drawProduct(
  sheet: PdfSheet,
  { product_id, name, ship_pac, barcodes, picture }: PrintedProduct,
  x: number,
  y: number,
  width: number,
  language: Language,
): void {
  if (picture) sheet.image(picture, x, y, { fit: [58, 58] });
  sheet.font(FONTS.monoBold, FONT_SIZES.fine).fillColor(COLOURS.ink);
  sheet.text(printable(product_id), x, y + 60, { width, lineBreak: false });
  sheet.font(FONTS.text, FONT_SIZES.fine);
  sheet.text(printedName(name), x, y + 70, { width, height: 31, ellipsis: true });
  sheet.font(FONTS.text, FONT_SIZES.small).fillColor(COLOURS.soft);
  sheet.text(translate(language, 'document.shipPack', { count: ship_pac }), x, y + 102, {
    width,
    lineBreak: false,
  });
  sheet.font(FONTS.mono, FONT_SIZES.small);
  sheet.text(printable(barcodes[0] ?? ''), x, y + 111, { width, lineBreak: false });
  sheet
    .moveTo(x, y + ROW_HEIGHT - 6)
    .lineTo(x + width, y + ROW_HEIGHT - 6)
    .lineWidth(0.5)
    .stroke(COLOURS.line);
}
