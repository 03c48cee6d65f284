import { setImmediate } from 'node:timers/promises';

import type { Product } from '#contract/product';

import { COMPANY } from '#domain/company';
import type { Language } from '#domain/languages';

import { translate } from '../../messages/translate';
import { FONTS, INKS, MARGIN, TYPE } from '../../pdf/paper';
import {
  drawFoot,
  drawMark,
  newPage,
  printable,
  printedName,
  textWidth,
  type Sheet,
} from '../../pdf/sheet';

import { COLUMNS, layOut, ROW, type GridPage, type Section } from './layOut';

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
  sections: readonly Section<PrintedProduct>[];
}

const TOP = 64;
const FOOT = 44;
/** Lines of the table of contents per page. */
const ENTRIES = 30;

/**
 * Draws the cover, a table of contents by sub-category, then the products; yields to the event loop
 * after each row so that other requests are served.
 */
export async function drawCatalogue(sheet: Sheet, parts: CatalogueParts): Promise<void> {
  const { title, language, sections, address } = parts;
  drawCover(sheet, parts);
  const contentsPages = Math.ceil(sections.length / ENTRIES);
  const height = sheet.page.height - TOP - FOOT;
  const { pages, firstPages } = layOut(sections, height);
  drawContents(
    sheet,
    parts,
    firstPages.map((page) => page + 2 + contentsPages),
  );

  const first = new Map(firstPages.map((page, at) => [page, sections[at]!.name]));
  for (const [at, page] of pages.entries()) {
    newPage(sheet);
    const opened = first.get(at);
    if (opened !== undefined) sheet.outline.addItem(printable(opened));
    drawHead(sheet, title);
    await drawGrid(sheet, page, language);
    drawFoot(sheet, `Haberdash · ${COMPANY.address} · ${address}`, String(at + 2 + contentsPages));
  }
}

function drawCover(
  sheet: Sheet,
  { title, language, colour, address, sections }: CatalogueParts,
): void {
  newPage(sheet);
  const { width, height } = sheet.page;
  sheet.rect(0, 0, width, height).fill(colour);
  sheet.rect(0, height * 0.4, width, height * 0.48).fill(INKS.paper);
  sheet.roundedRect(MARGIN, MARGIN, 150, 40, 6).fill(INKS.paper);
  drawMark(sheet, MARGIN + 12, MARGIN + 8, 24);
  sheet.fillColor(INKS.paper).font(FONTS.bold, TYPE.cover);
  sheet.text(printable(title), MARGIN, height * 0.2, { width: textWidth(sheet), lineGap: 2 });

  const items = sections.flatMap((section) => section.items);
  sheet.font(FONTS.text, TYPE.lead);
  const count = translate(language, 'document.products', { count: items.length });
  sheet.text(printable(count), { width: textWidth(sheet) });

  const shown = spread(
    items.filter(({ picture }) => picture),
    8,
  );
  const cell = textWidth(sheet) / 4;
  shown.forEach(({ picture }, at) => {
    if (!picture) return;
    const x = MARGIN + (at % 4) * cell + 8;
    const y = height * 0.43 + Math.floor(at / 4) * (cell + 26);
    sheet.image(picture, x, y, { fit: [cell - 16, cell - 16] });
  });
  sheet.font(FONTS.text, TYPE.body).fillColor(INKS.paper);
  sheet.text(translate(language, 'document.selection', { address }), MARGIN, height * 0.905, {
    width: textWidth(sheet),
  });
  sheet.text(COMPANY.address, { width: textWidth(sheet) });
}

/** Returns `count` evenly spaced items of a list. */
const spread = <Item>(items: readonly Item[], count: number): Item[] =>
  items.filter(
    (_item, at) =>
      Math.floor((at * count) / items.length) !== Math.floor(((at - 1) * count) / items.length),
  );

function drawContents(
  sheet: Sheet,
  { title, language, sections, address }: CatalogueParts,
  numbers: readonly number[],
): void {
  sections.forEach(({ name, items }, at) => {
    if (at % ENTRIES === 0) {
      newPage(sheet);
      drawHead(sheet, title);
      sheet.font(FONTS.bold, TYPE.title).fillColor(INKS.ink);
      sheet.text(translate(language, 'document.contents'), MARGIN, TOP);
      drawFoot(sheet, `Haberdash · ${COMPANY.address} · ${address}`, String(2 + at / ENTRIES));
    }
    const y = TOP + 44 + (at % ENTRIES) * 19;
    sheet.font(FONTS.text, TYPE.body).fillColor(INKS.ink);
    sheet.text(printable(name), MARGIN, y, {
      width: 380,
      height: 14,
      ellipsis: true,
      lineBreak: false,
    });
    sheet.fillColor(INKS.soft);
    sheet.text(String(items.length), MARGIN + 390, y, {
      width: 60,
      align: 'right',
      lineBreak: false,
    });
    sheet.fillColor(INKS.ink).font(FONTS.bold, TYPE.body);
    sheet.text(String(numbers[at]), MARGIN, y, {
      width: textWidth(sheet),
      align: 'right',
      lineBreak: false,
    });
    sheet
      .moveTo(MARGIN, y + 14)
      .lineTo(MARGIN + textWidth(sheet), y + 14)
      .lineWidth(0.5)
      .stroke(INKS.line);
  });
}

function drawHead(sheet: Sheet, title: string): void {
  drawMark(sheet, MARGIN, 26, 18);
  sheet.font(FONTS.text, TYPE.fine).fillColor(INKS.soft);
  sheet.text(printable(title), MARGIN, 32, {
    width: textWidth(sheet),
    align: 'right',
    lineBreak: false,
  });
  sheet
    .moveTo(MARGIN, 52)
    .lineTo(MARGIN + textWidth(sheet), 52)
    .lineWidth(0.75)
    .stroke(INKS.line);
}

async function drawGrid(
  sheet: Sheet,
  page: GridPage<PrintedProduct>,
  language: Language,
): Promise<void> {
  for (const { name, isContinued, y } of page.headings) {
    const heading = isContinued ? translate(language, 'document.continued', { title: name }) : name;
    sheet.font(FONTS.bold, TYPE.heading).fillColor(INKS.primary);
    sheet.text(printable(heading), MARGIN, TOP + y + 6, {
      width: textWidth(sheet),
      lineBreak: false,
    });
  }
  const width = textWidth(sheet) / COLUMNS;
  for (const { items, y } of page.rows) {
    await setImmediate();
    items.forEach((item, at) =>
      drawProduct(sheet, item, MARGIN + at * width, TOP + y, width - 10, language),
    );
  }
}

function drawProduct(
  sheet: Sheet,
  { product_id, name, ship_pac, barcodes, picture }: PrintedProduct,
  x: number,
  y: number,
  width: number,
  language: Language,
): void {
  if (picture) sheet.image(picture, x, y, { fit: [58, 58] });
  sheet.font(FONTS.monoBold, TYPE.fine).fillColor(INKS.ink);
  sheet.text(printable(product_id), x, y + 60, { width, lineBreak: false });
  sheet.font(FONTS.text, TYPE.fine);
  sheet.text(printedName(name), x, y + 70, { width, height: 31, ellipsis: true });
  sheet.font(FONTS.text, TYPE.small).fillColor(INKS.soft);
  sheet.text(translate(language, 'document.shipPack', { count: ship_pac }), x, y + 102, {
    width,
    lineBreak: false,
  });
  sheet.font(FONTS.mono, TYPE.small);
  sheet.text(printable(barcodes[0] ?? ''), x, y + 111, { width, lineBreak: false });
  sheet
    .moveTo(x, y + ROW - 6)
    .lineTo(x + width, y + ROW - 6)
    .lineWidth(0.5)
    .stroke(INKS.line);
}
