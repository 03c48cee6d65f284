/** A run of text on a page, in points; `y` grows upwards from the bottom of the page. */
export interface PdfText {
  text: string;
  x: number;
  y: number;
  width: number;
  /** Height of its letters. */
  height: number;
}

/** Words this much of a letter's height apart are two words, or two cells. */
const WORD_GAP = 0.15;
const CELL_GAP = 0.9;
/** Runs within this share of a letter's height are on one line. */
const LINE_TOLERANCE = 0.4;
/** A gap between columns is empty in all but this share of the rows. */
const CROSSING_SHARE = 0.08;

interface Cell {
  text: string;
  from: number;
  to: number;
}

/** Groups the runs of a page into lines, from the top; the runs of a line from the left. */
function linesOf(page: readonly PdfText[]): PdfText[][] {
  const lines: PdfText[][] = [];
  for (const run of page.toSorted((a, b) => b.y - a.y || a.x - b.x)) {
    const line = lines.at(-1);
    const first = line?.[0];
    const tolerance = Math.max(run.height, first?.height ?? 0) * LINE_TOLERANCE;
    if (line && first && first.y - run.y <= tolerance) line.push(run);
    else lines.push([run]);
  }
  return lines.map((line) => line.toSorted((a, b) => a.x - b.x));
}

/** Joins the runs of a line to cells: words, and what only a small space separates. */
function cellsOf(line: readonly PdfText[]): Cell[] {
  const cells: Cell[] = [];
  for (const { text, x, width, height } of line) {
    const cell = cells.at(-1);
    const gap = x - (cell?.to ?? -Infinity);
    if (!cell || gap > height * CELL_GAP) cells.push({ text, from: x, to: x + width });
    else {
      cell.text += gap > height * WORD_GAP ? ` ${text}` : text;
      cell.to = Math.max(cell.to, x + width);
    }
  }
  return cells;
}

/** Returns where a column ends and the next begins: what almost no row of a table writes on. */
function gapsOf(rows: readonly (readonly Cell[])[]): number[] {
  const edges = rows
    .flat()
    .flatMap(({ from, to }) => [
      { at: from, step: 1 },
      { at: to, step: -1 },
    ])
    .toSorted((a, b) => a.at - b.at || a.step - b.step);
  const most = Math.floor(rows.length * CROSSING_SHARE);
  const gaps: number[] = [];
  let open = 0;
  let from: number | undefined;
  for (const { at, step } of edges) {
    if (step > 0 && open <= most && from !== undefined && open + step > most)
      gaps.push((from + at) / 2);
    if (step < 0 && open > most && open + step <= most) from = at;
    open += step;
  }
  return gaps;
}

/** Rows of a table have several cells, and a number in one of them. */
const isRow = (cells: readonly Cell[]): boolean =>
  cells.length > 1 && cells.some(({ text }) => /\d/.test(text));

/**
 * Turns the texts of a PDF's pages into lines with tabs between their columns, as the table reader
 * expects them. Columns are found by the space between them, over all pages, so that an empty cell
 * stays empty.
 */
export function pdfLines(pages: readonly (readonly PdfText[])[]): string[] {
  const lines = pages.flatMap((page) => linesOf(page).map(cellsOf));
  const rows = lines.filter(isRow);
  const widths = rows.map(({ length }) => length).toSorted((a, b) => b - a);
  const usual = widths[Math.floor(widths.length / 4)] ?? 0;
  const gaps = gapsOf(rows.filter(({ length }) => length * 2 >= usual));
  return lines.map((cells) => {
    const [first] = cells;
    // A sentence runs across the columns.
    const isSentence = cells.length === 1 && gaps.some((at) => at > first!.from && at < first!.to);
    if (isSentence) return first!.text;
    const columns: string[] = Array.from({ length: gaps.length + 1 }, () => '');
    for (const { text, from, to } of cells) {
      const column = gaps.filter((at) => at < (from + to) / 2).length;
      columns[column] = `${columns[column]} ${text}`.trim();
    }
    return columns.join('\t');
  });
}
