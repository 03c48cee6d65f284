import { Readable } from 'node:stream';

import type { Sheet } from './sheet';

/** Streams a table as a JSON array with one object per row. */
export const jsonStream = (sheet: Sheet): Readable =>
  Readable.from(jsonParts(sheet), { objectMode: false });

async function* jsonParts({ columns, batches }: Sheet) {
  const names = columns.map(({ name, title }) => name ?? title);
  let before = '[\n';
  for await (const rows of batches) {
    const objects = rows.map((row) =>
      JSON.stringify(Object.fromEntries(names.map((name, place) => [name, row[place] ?? null]))),
    );
    if (objects.length === 0) continue;
    yield before + objects.join(',\n');
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
