import { countReadRows } from '../order-file/containsOrders';
import type { OrderReading, RefusedOrder } from '../order-file/orderFile';
import type { SheetOptions } from '../order-file/readSheets';
import { sumLines } from '../order-file/sumLines';

/** A part of a mail that may hold an order by itself: its text, an attachment, a sheet of one. */
export interface OrderPart {
  name: string;
  read: (
    options: SheetOptions,
  ) => OrderReading | RefusedOrder | Promise<OrderReading | RefusedOrder>;
}

interface ReadPart {
  name: string;
  reading: OrderReading;
}

/** Gives parts of one name different ones, since a person chooses by name. */
function withOwnNames(parts: readonly OrderPart[]): OrderPart[] {
  const counts = new Map<string, number>();
  return parts.map((part) => {
    const count = (counts.get(part.name) ?? 0) + 1;
    counts.set(part.name, count);
    return count === 1 ? part : { ...part, name: `${part.name} (${count})` };
  });
}

/** Joins readings to one; the places of each follow those of the one before. */
function joinReadings([first, ...others]: readonly ReadPart[]): OrderReading {
  return others.reduce<OrderReading>((joined, { reading }) => {
    const after = joined.total;
    const moved = reading.lines.map((line) => ({
      ...line,
      places: line.places.map((place) => place + after),
    }));
    const skipped = reading.skipped.map((row) => ({ ...row, place: row.place + after }));
    return {
      ...joined,
      lines: sumLines([...joined.lines, ...moved]),
      skipped: [...joined.skipped, ...skipped],
      blank: joined.blank + reading.blank,
      total: after + reading.total,
    };
  }, first!.reading);
}

/**
 * Reads the part of a mail that holds the order, or those chosen by a person, and reports which; a
 * person's choice of columns applies to a part that is read alone.
 */
export async function readParts(
  all: readonly OrderPart[],
  { sheets = [], choice, ...options }: SheetOptions,
): Promise<OrderReading | RefusedOrder> {
  const parts = withOwnNames(all);
  const chosenNames = parts.filter(({ name }) => sheets.includes(name)).map(({ name }) => name);
  const results = await Promise.all(
    parts.map(async ({ name, read }) => {
      const isAlone = chosenNames.length === 1 ? chosenNames[0] === name : parts.length === 1;
      return { name, reading: await read(isAlone ? { ...options, choice } : options) };
    }),
  );
  const readings = results.filter((part): part is ReadPart => part.reading.refusal === null);
  const [best] = readings.toSorted((a, b) => countReadRows(b.reading) - countReadRows(a.reading));
  if (!best)
    return (
      results.find(({ reading }) => reading.refusal !== 'noCodes')?.reading ?? results[0]!.reading
    );
  const named = readings.filter(({ name }) => chosenNames.includes(name));
  const chosen = named.length > 0 ? named : [best];
  const isOther = ({ name }: { name: string }) => !chosen.some((part) => part.name === name);
  return {
    ...joinReadings(chosen),
    sheet: {
      isMail: true,
      names: chosen.map(({ name }) => name),
      others: results.filter(isOther).map(({ name }) => name),
      orders: readings.filter(isOther).map(({ name }) => name),
    },
  };
}
