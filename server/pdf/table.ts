import { setImmediate } from 'node:timers/promises';

import { COMPANY } from '#domain/company';
import type { Language } from '#domain/languages';

import { translate } from '../messages/translate';

import { FONTS, COLOURS, MARGIN, FONT_SIZES } from './paper';
import { drawFooter, newPage, printable, textWidth, type PdfSheet } from './sheet';

/** The content area of a cell. */
export interface CellArea {
  x: number;
  width: number;
  y: number;
}

export interface TableColumn<Row> {
  title: string;
  /** Width in points; the column without one takes the remaining space. */
  width?: number;
  side?: 'center' | 'right';
  draw: (sheet: PdfSheet, row: Row, area: CellArea) => void;
}

interface Table<Row> {
  /** Shown in the footer beside the page number. */
  name: string;
  language: Language;
  /** The y position at which the table starts on the current page. */
  top: number;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** Returns the height of a row in points; `columnAreas` contains the column widths. */
  heightOf: (row: Row, columnAreas: readonly Omit<CellArea, 'y'>[]) => number;
}

const GAP = 8;
const HEAD_HEIGHT = 20;
const FOOT_HEIGHT = 48;
const PADDING = 5;

/**
 * Draws rows on as many pages as they need, repeating the column headings; yields to the event loop
 * after each page so that other requests are served.
 */
export async function drawTable<Row>(sheet: PdfSheet, table: Table<Row>): Promise<void> {
  const { columns, rows, heightOf, top, name, language } = table;
  const columnAreas = layOutColumns(sheet, columns);
  const heights = rows.map((row) => heightOf(row, columnAreas) + 2 * PADDING);
  const room = sheet.page.height - FOOT_HEIGHT - HEAD_HEIGHT;
  const pages = layOutRows(heights, { first: room - top, other: room - MARGIN });

  for (const [index, rowNumbers] of pages.entries()) {
    if (index > 0) newPage(sheet);
    let y = index > 0 ? MARGIN : top;
    drawHead(sheet, columns, columnAreas, y);
    y += HEAD_HEIGHT;
    for (const rowNumber of rowNumbers) {
      const row = rows[rowNumber];
      if (row === undefined) continue;
      for (const [column, area] of columnAreas.entries()) {
        columns[column]?.draw(sheet, row, { ...area, y: y + PADDING });
      }
      y += heights[rowNumber] ?? 0;
      drawLine(sheet, y, 0.4, COLOURS.line);
    }
    const page = translate(language, 'document.page', { page: index + 1, total: pages.length });
    drawFooter(sheet, `${COMPANY.name} · ${COMPANY.address}`, `${name} · ${page}`);
    await setImmediate();
  }
}

function layOutColumns<Row>(sheet: PdfSheet, columns: readonly TableColumn<Row>[]) {
  const usedWidth = columns.reduce((sum, { width = 0 }) => sum + width, 0);
  let x = MARGIN;
  return columns.map(({ width = textWidth(sheet) - usedWidth }, index) => {
    const area = { x, width: index === columns.length - 1 ? width : width - GAP };
    x += width;
    return area;
  });
}

function drawHead<Row>(
  sheet: PdfSheet,
  columns: readonly TableColumn<Row>[],
  columnAreas: readonly Omit<CellArea, 'y'>[],
  y: number,
): void {
  sheet.font(FONTS.bold, FONT_SIZES.fine).fillColor(COLOURS.soft);
  for (const [index, { x, width }] of columnAreas.entries()) {
    const { title = '', side = 'left' } = columns[index] ?? {};
    sheet.text(printable(title), x, y, { width, align: side, lineBreak: false });
  }
  drawLine(sheet, y + 13, 0.8, COLOURS.ink);
}

function drawLine(sheet: PdfSheet, y: number, width: number, ink: string): void {
  sheet
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + textWidth(sheet), y)
    .lineWidth(width)
    .stroke(ink);
}

/** Draws a right-aligned number or code. */
export function drawNumber(sheet: PdfSheet, { x, width, y }: CellArea, text: string): void {
  sheet.font(FONTS.text, FONT_SIZES.body).fillColor(COLOURS.ink);
  sheet.text(printable(text), x, y, { width, align: 'right', lineBreak: false });
}

/**
 * Distributes rows of the given heights over pages; the first page has less room than the others.
 */
export function layOutRows(
  heights: readonly number[],
  { first, other }: { first: number; other: number },
): number[][] {
  const pages: number[][] = [[]];
  let room = first;
  heights.forEach((height, rowIndex) => {
    if (height > room) {
      pages.push([]);
      room = other;
    }
    pages.at(-1)?.push(rowIndex);
    room -= height;
  });
  return pages;
}
