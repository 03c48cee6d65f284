import { setImmediate } from 'node:timers/promises';

import { COMPANY } from '#domain/company';
import type { Language } from '#domain/languages';

import { translate } from '../messages/translate';

import { layOutRows } from './layOutRows';
import { FONTS, INKS, MARGIN, TYPE } from './paper';
import { drawFoot, newPage, printable, textWidth, type Sheet } from './sheet';

/** The content area of a cell. */
export interface Place {
  x: number;
  width: number;
  y: number;
}

export interface TableColumn<Row> {
  title: string;
  /** Width in points; the column without one takes the remaining space. */
  width?: number;
  side?: 'center' | 'right';
  draw: (sheet: Sheet, row: Row, place: Place) => void;
}

interface Table<Row> {
  /** Shown in the footer beside the page number. */
  name: string;
  language: Language;
  /** The y position at which the table starts on the current page. */
  top: number;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** Returns the height of a row in points; `places` contains the column widths. */
  heightOf: (row: Row, places: readonly Omit<Place, 'y'>[]) => number;
}

const GAP = 8;
const HEAD = 20;
const FOOT = 48;
const PADDING = 5;

/**
 * Draws rows on as many pages as they need, repeating the column headings; yields to the event loop
 * after each page so that other requests are served.
 */
export async function drawTable<Row>(sheet: Sheet, table: Table<Row>): Promise<void> {
  const { columns, rows, heightOf, top, name, language } = table;
  const places = placesOf(sheet, columns);
  const heights = rows.map((row) => heightOf(row, places) + 2 * PADDING);
  const room = sheet.page.height - FOOT - HEAD;
  const pages = layOutRows(heights, { first: room - top, other: room - MARGIN });

  for (const [at, shown] of pages.entries()) {
    if (at > 0) newPage(sheet);
    let y = at > 0 ? MARGIN : top;
    drawHead(sheet, columns, places, y);
    y += HEAD;
    for (const number of shown) {
      const row = rows[number];
      if (row === undefined) continue;
      for (const [column, place] of places.entries()) {
        columns[column]?.draw(sheet, row, { ...place, y: y + PADDING });
      }
      y += heights[number] ?? 0;
      drawLine(sheet, y, 0.4, INKS.line);
    }
    const page = translate(language, 'document.page', { page: at + 1, total: pages.length });
    drawFoot(sheet, `${COMPANY.name} · ${COMPANY.address}`, `${name} · ${page}`);
    await setImmediate();
  }
}

function placesOf<Row>(sheet: Sheet, columns: readonly TableColumn<Row>[]) {
  const taken = columns.reduce((sum, { width = 0 }) => sum + width, 0);
  let x = MARGIN;
  return columns.map(({ width = textWidth(sheet) - taken }, at) => {
    const place = { x, width: at === columns.length - 1 ? width : width - GAP };
    x += width;
    return place;
  });
}

function drawHead<Row>(
  sheet: Sheet,
  columns: readonly TableColumn<Row>[],
  places: readonly Omit<Place, 'y'>[],
  y: number,
): void {
  sheet.font(FONTS.bold, TYPE.fine).fillColor(INKS.soft);
  for (const [at, { x, width }] of places.entries()) {
    const { title = '', side = 'left' } = columns[at] ?? {};
    sheet.text(printable(title), x, y, { width, align: side, lineBreak: false });
  }
  drawLine(sheet, y + 13, 0.8, INKS.ink);
}

function drawLine(sheet: Sheet, y: number, width: number, ink: string): void {
  sheet
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + textWidth(sheet), y)
    .lineWidth(width)
    .stroke(ink);
}

/** Draws a right-aligned number or code. */
export function drawNumber(sheet: Sheet, { x, width, y }: Place, text: string): void {
  sheet.font(FONTS.text, TYPE.body).fillColor(INKS.ink);
  sheet.text(printable(text), x, y, { width, align: 'right', lineBreak: false });
}
