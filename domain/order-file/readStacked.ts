import type { NamesOf } from './namesOf';
import type { ColumnChoice, OrderReading } from './orderFile';
import { readFreeText } from './readFreeText';
import { readTable } from './readTable';
import type { Stacked } from './stackedCells';

/** Reads a table with one cell per line, and the lines around it as free text. */
export function readStacked(
  lines: readonly string[],
  { rows, places }: Stacked,
  namesOf: NamesOf,
  choice?: ColumnChoice,
): OrderReading {
  const table = readTable(rows, choice, namesOf);
  const stackedLines = new Set([...places.values()].flat());
  const freeText = readFreeText(
    lines.map((line, index) => (stackedLines.has(index + 1) ? '' : line)),
    namesOf,
  );
  const placesOf = (place: number) => places.get(place) ?? [place];
  const stacked = table.lines.map((line) => ({ ...line, places: line.places.flatMap(placesOf) }));
  const skipped = table.skipped.flatMap((row) =>
    placesOf(row.place).map((place) => ({ ...row, place, text: lines[place - 1]!.trim() })),
  );
  return {
    ...table,
    lines: [...stacked, ...freeText.lines].toSorted((a, b) => a.places[0]! - b.places[0]!),
    skipped: [...skipped, ...freeText.skipped].toSorted((a, b) => a.place - b.place),
    blank: freeText.blank - stackedLines.size,
    total: lines.length,
  };
}
