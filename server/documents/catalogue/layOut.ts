/** A heading with its products. */
export interface PrintedSection<Item> {
  name: string;
  items: readonly Item[];
}

/** Layout of one page: headings and rows with their offsets from the top of the grid. */
export interface GridPage<Item> {
  headings: { name: string; isContinued: boolean; y: number }[];
  rows: { items: readonly Item[]; y: number }[];
}

export const COLUMNS = 4;
export const ROW_HEIGHT = 128;
const HEADING_HEIGHT = 30;

/**
 * Distributes sections over pages of the given height; a heading is never separated from its first
 * row.
 */
export function layOut<Item>(
  sections: readonly PrintedSection<Item>[],
  height: number,
): { pages: GridPage<Item>[]; firstPages: number[] } {
  const pages: GridPage<Item>[] = [];
  const firstPages: number[] = [];
  let y = height;
  const addPage = (): GridPage<Item> => {
    pages.push({ headings: [], rows: [] });
    y = 0;
    return pages.at(-1)!;
  };
  for (const { name, items } of sections) {
    for (let start = 0; start < items.length; start += COLUMNS) {
      const isFirst = start === 0;
      const neededHeight = ROW_HEIGHT + (isFirst ? HEADING_HEIGHT : 0);
      const isNewPage = y + neededHeight > height;
      const page = isNewPage ? addPage() : pages.at(-1)!;
      if (isFirst || isNewPage) {
        page.headings.push({ name, isContinued: !isFirst, y });
        y += HEADING_HEIGHT;
      }
      if (isFirst) firstPages.push(pages.length - 1);
      page.rows.push({ items: items.slice(start, start + COLUMNS), y });
      y += ROW_HEIGHT;
    }
  }
  return { pages, firstPages };
}
