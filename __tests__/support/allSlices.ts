import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { rootReducer } from '../../src/slices/rootReducer';
import type { RootState } from '../../src/store/hooks';
import { RECORDS, type RecordName } from '../../src/store/persistence/recordRows';
import { TABLE } from '../../src/store/persistence/table';

const FOLDER = join(__dirname, '../../src/slices');

/** Imports every slice; each injects itself into the reducer when its file is loaded. */
export async function loadAllSlices() {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
  const slices = files.filter((file) => file.endsWith('.ts'));
  await Promise.all(slices.map((file) => import(join(FOLDER, file))));
}

export const allSlices = () =>
  Object.keys(rootReducer(undefined, { type: 'none' })) as (keyof RootState)[];

export const customerSlices = () =>
  allSlices().filter((name) => TABLE[name].belongsTo === 'customer');

export const customerState = (state: RootState) =>
  Object.fromEntries(customerSlices().map((name) => [name, state[name]]));

export const customerRecords = (Object.keys(RECORDS) as (keyof typeof RECORDS)[]).filter(
  (name) => RECORDS[name].belongsTo === 'customer',
) as RecordName[];

/** Name prefixes of the IndexedDB keys that hold unsent work of a customer. */
export const unsentWorkNames = () =>
  Object.entries({ ...TABLE, ...RECORDS })
    .filter(([, { ends }]) => ends === 'work')
    .map(([name]) => name);
