import { Readable } from 'node:stream';

import type { ExportTable } from './sheet';

/** Streams a table as a JSON array with one object per row. */
export const jsonStream = (sheet: ExportTable): Readable =>
  Readable.from(jsonParts(sheet), { objectMode: false });

async function* jsonParts({ columns, batches }: ExportTable) {
  const names = columns.map(({ name, title }) => name ?? title);
  let separator = '[\n';
  for await (const rows of batches) {
    const objects = rows.map((row) =>
      JSON.stringify(Object.fromEntries(names.map((name, index) => [name, row[index] ?? null]))),
    );
    if (objects.length === 0) continue;
    yield separator + objects.join(',\n');
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
