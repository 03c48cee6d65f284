import type { NamesOf } from './namesOf';
import type { Choice, OrderReading } from './orderFile';
import { readFreeText } from './readFreeText';
import { readTable } from './readTable';
import type { Stacked } from './stackedCells';

/** Reads a table with one cell per line, and the lines around it as free text. */
export function readStacked(
  lines: readonly string[],
  { rows, places }: Stacked,
  namesOf: NamesOf,
  choice?: Choice,
): OrderReading {
  const table = readTable(rows, choice, namesOf);
  const taken = new Set([...places.values()].flat());
  const around = readFreeText(
    lines.map((line, at) => (taken.has(at + 1) ? '' : line)),
    namesOf,
  );
  const placesOf = (place: number) => places.get(place) ?? [place];
  const stacked = table.lines.map((line) => ({ ...line, places: line.places.flatMap(placesOf) }));
  const skipped = table.skipped.flatMap((row) =>
    placesOf(row.place).map((place) => ({ ...row, place, text: lines[place - 1]!.trim() })),
  );
  return {
    ...table,
    lines: [...stacked, ...around.lines].toSorted((a, b) => a.places[0]! - b.places[0]!),
    skipped: [...skipped, ...around.skipped].toSorted((a, b) => a.place - b.place),
    blank: around.blank - taken.size,
    total: lines.length,
  };
}
