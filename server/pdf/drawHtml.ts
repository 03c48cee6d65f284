import { FONTS, COLOURS, MARGIN, FONT_SIZES } from './paper';
import { printedName, textWidth, type PdfSheet } from './sheet';

interface Block {
  kind: 'heading' | 'paragraph' | 'item';
  text: string;
}

/**
 * Minimum free space at the bottom of a page, in points; a heading is never the last block on it.
 */
const MIN_ROOM = { heading: 96, paragraph: 40, item: 40 } as const;

const TAG = /<(\/?)(p|h2|h3|li|ul|ol|br)\b[^>]*>/gi;

/** Splits HTML of the long allow-list into blocks of plain text. */
function blocksOf(html: string): Block[] {
  const blocks: Block[] = [];
  let kind: Block['kind'] = 'paragraph';
  let start = 0;
  const pushBlock = (end: number) => {
    const text = printedName(html.slice(start, end)).replace(/\s+/g, ' ').trim();
    if (text !== '') blocks.push({ kind, text });
  };
  for (const { 0: tag, 1: closing, 2: name = '', index } of html.matchAll(TAG)) {
    pushBlock(index);
    start = index + tag.length;
    if (!closing && /^h/i.test(name)) kind = 'heading';
    else kind = !closing && /^li$/i.test(name) ? 'item' : 'paragraph';
  }
  pushBlock(html.length);
  return blocks;
}

/** Draws HTML in one column from the current position, on as many pages as it needs. */
export function drawHtml(sheet: PdfSheet, html: string): void {
  const width = textWidth(sheet);
  for (const { kind, text } of blocksOf(html)) {
    const room = sheet.page.height - sheet.page.margins.bottom - sheet.y;
    if (room < MIN_ROOM[kind]) sheet.addPage();
    if (kind === 'heading') {
      sheet.font(FONTS.bold, FONT_SIZES.heading).fillColor(COLOURS.primary);
      sheet.text(text, MARGIN, sheet.y + 8, { width });
    } else {
      const indent = kind === 'item' ? 14 : 0;
      sheet.font(FONTS.text, FONT_SIZES.reading).fillColor(COLOURS.ink);
      if (kind === 'item') sheet.text('•', MARGIN, sheet.y, { continued: false }).moveUp();
      sheet.text(text, MARGIN + indent, sheet.y, { width: width - indent, lineGap: 3 });
    }
    sheet.y += kind === 'item' ? 3 : 7;
  }
}
