/** A run of text on a page, in points; `y` grows upwards from the bottom of the page. */
export interface PdfText {
  text: string;
  x: number;
  y: number;
  width: number;
  /** Height of its letters. */
  height: number;
}

/** Runs of a line this much of a letter's height apart certainly belong to two cells. */
const CELL_GAP = 0.9;
/** A narrower space between two columns is none. */
const MIN_GAP = 0.1;
/** A run that two columns share is divided at a space this close to where one ends. */
const DIVIDING_DISTANCE = 2;
/** Runs within this share of a letter's height are on one line. */
const LINE_TOLERANCE = 0.4;
/** This share of the rows may write on the space between two columns, at least one of many rows. */
const CROSSING_SHARE = 0.08;
const FEW_ROWS = 5;

/** A run, or several joined: `from` and `to` are where it begins and ends. */
interface Stretch {
  text: string;
  from: number;
  to: number;
  height: number;
}

/** The runs at one height of a page. */
interface Line {
  page: number;
  y: number;
  runs: readonly Stretch[];
  cells: readonly Stretch[];
}

/** Groups the runs of a page into lines, from the top; the runs of a line from the left. */
function linesOf(texts: readonly PdfText[], page: number): Line[] {
  const lines: PdfText[][] = [];
  for (const run of texts.toSorted((a, b) => b.y - a.y || a.x - b.x)) {
    const line = lines.at(-1);
    const first = line?.[0];
    const tolerance = Math.max(run.height, first?.height ?? 0) * LINE_TOLERANCE;
    if (line && first && first.y - run.y <= tolerance) line.push(run);
    else lines.push([run]);
  }
  return lines.map((line) => {
    const runs = line
      .toSorted((a, b) => a.x - b.x)
      .map(({ text, x, width, height }) => ({ text, from: x, to: x + width, height }));
    return { page, y: line[0]!.y, runs, cells: cellsOf(runs) };
  });
}

/** Joins the runs of a line that are certainly in one cell. */
function cellsOf(line: readonly Stretch[]): Stretch[] {
  const cells: Stretch[] = [];
  for (const run of line) {
    const cell = cells.at(-1);
    const gap = run.from - (cell?.to ?? -Infinity);
    if (!cell || gap > run.height * CELL_GAP) cells.push({ ...run });
    else {
      cell.text += gap > run.height * MIN_GAP ? ` ${run.text}` : run.text;
      cell.to = Math.max(cell.to, run.to);
    }
  }
  return cells;
}

/** Returns the middle of each space that almost no row writes on: there a column ends. */
function gapsOf(rows: readonly (readonly Stretch[])[]): number[] {
  const runs = rows.flat();
  const width = Math.min(...runs.map(({ height }) => height)) * MIN_GAP;
  const edges = runs
    .flatMap(({ from, to }) => [
      { at: from, step: 1 },
      { at: to, step: -1 },
    ])
    .toSorted((a, b) => a.at - b.at || a.step - b.step);
  const most = Math.max(rows.length > FEW_ROWS ? 1 : 0, Math.floor(rows.length * CROSSING_SHARE));
  const gaps: number[] = [];
  let open = 0;
  let from: number | undefined;
  for (const { at, step } of edges) {
    if (step > 0 && open <= most && from !== undefined && open + step > most && at - from >= width)
      gaps.push((from + at) / 2);
    if (step < 0 && open > most && open + step <= most) from = at;
    open += step;
  }
  return gaps;
}

const crosses = ({ from, to }: Stretch, gap: number): boolean => gap > from && gap < to;

/**
 * Divides a run where a column ends, at the nearest space: a narrow cell and the next one are often
 * written as one. Returns the run itself if no space is near.
 */
function dividedAt(run: Stretch, gap: number): Stretch[] {
  if (!crosses(run, gap)) return [run];
  const { text, from, to, height } = run;
  const xOf = (index: number) => from + ((to - from) * index) / text.length;
  const [nearest] = Array.from(text.matchAll(/\s+/g), ({ index }) => index).toSorted(
    (a, b) => Math.abs(xOf(a) - gap) - Math.abs(xOf(b) - gap),
  );
  if (nearest === undefined || Math.abs(xOf(nearest) - gap) > height * DIVIDING_DISTANCE)
    return [run];
  return [
    { ...run, text: text.slice(0, nearest), to: Math.min(xOf(nearest), gap) },
    { ...run, text: text.slice(nearest).trim(), from: Math.max(xOf(nearest), gap) },
  ];
}

/** Rows of a table have several cells, and a number in one of them; headings have none. */
const isRow = ({ cells }: Line): boolean =>
  cells.length > 1 && cells.some(({ text }) => /\d/.test(text));

/** Returns the lines of the tables: they have half as many cells as the rows with the most, or more. */
function tableLinesOf(lines: readonly Line[]): Line[] {
  const widths = lines
    .filter(isRow)
    .map(({ cells }) => cells.length)
    .toSorted((a, b) => b - a);
  const usual = widths[Math.floor(widths.length / 4)] ?? Infinity;
  return lines.filter(({ cells }) => cells.length > 1 && cells.length * 2 >= usual);
}

/** Puts the runs of a row into its columns. */
function cellsInColumns(runs: readonly Stretch[], gaps: readonly number[]): string[] {
  const divided = gaps.reduce((all, gap) => all.flatMap((run) => dividedAt(run, gap)), [...runs]);
  const columns: string[] = Array.from({ length: gaps.length + 1 }, () => '');
  for (const { text, from, to } of divided) {
    const column = gaps.filter((gap) => gap < (from + to) / 2).length;
    columns[column] = `${columns[column]} ${text}`.trim();
  }
  return columns;
}

/** Returns the column of the names: letters take the most room there. */
function columnOfNames(lines: readonly Line[], columnOf: (x: number) => number): number {
  const letters: number[] = [];
  for (const { from, to, text } of lines.flatMap(({ runs }) => runs)) {
    const column = columnOf(from);
    const count = text.match(/\p{L}/gu)?.length ?? 0;
    if (column === columnOf(to)) letters[column] = (letters[column] ?? 0) + count;
  }
  return letters.reduce((most, count, column) => (count > (letters[most] ?? 0) ? column : most), 0);
}

/** A cell of several lines ends at most this many heights of a letter from its row. */
const WRAPPED_DISTANCE = 4;

/**
 * Returns the row of whose name a line is a part, because it does not fit into its column; what
 * stands above the table is no part of it.
 */
function wrappedIn(line: Line, inTables: readonly Line[]): Line | undefined {
  const onPage = inTables.filter(({ page }) => page === line.page);
  if (!onPage.some(({ y }) => y > line.y)) return undefined;
  const distance = ({ y }: Line) => Math.abs(y - line.y);
  const [nearest] = onPage.filter(isRow).toSorted((a, b) => distance(a) - distance(b));
  const limit = line.runs[0]!.height * WRAPPED_DISTANCE;
  return nearest && distance(nearest) <= limit ? nearest : undefined;
}

/**
 * Turns the texts of a PDF's pages into lines with tabs between their columns, as the table reader
 * expects them. Columns are found by the space between them, over all pages, so that an empty cell
 * stays empty; a name of several lines becomes one.
 */
export function pdfLines(pages: readonly (readonly PdfText[])[]): string[] {
  const lines = pages.flatMap(linesOf);
  const inTables = tableLinesOf(lines);
  const rows = inTables.filter(isRow);
  const gaps = gapsOf(rows.map(({ runs }) => runs));
  const columnOf = (x: number) => gaps.filter((gap) => gap < x).length;
  const written = new Map(inTables.map((line) => [line, cellsInColumns(line.runs, gaps)]));
  const names = columnOfNames(lines, columnOf);
  const texts = lines.flatMap((line) => {
    const own = written.get(line);
    if (own) return [own];
    const [cell, ...others] = line.cells;
    const isName =
      others.length === 0 && [cell!.from, cell!.to].every((x) => columnOf(x) === names);
    const row = isName && gaps.length > 0 ? wrappedIn(line, inTables) : undefined;
    if (row) {
      const columns = written.get(row)!;
      const parts = [columns[names]!, cell!.text];
      columns[names] = (line.y > row.y ? parts.toReversed() : parts).join(' ').trim();
      return [];
    }
    const columns: string[] = Array.from({ length: gaps.length + 1 }, () => '');
    for (const { text, from } of line.cells) {
      const column = columnOf(from);
      columns[column] = `${columns[column]} ${text}`.trim();
    }
    return [columns];
  });
  return texts.map((columns) => columns.join('\t').replace(/^([^\t]*)\t+$/, '$1'));
}
