import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { importCatalogue } from '../server/commands/import/importCatalogue';
import { openSqlite, type Db } from '../server/db/client';
import { migrate } from '../server/db/migrate';
import { loadDemo } from '../server/loadDemo';

import { timed } from './measure';

export interface Shelf {
  db: Db;
  dataDir: string;
  /** Seconds that filling it took. */
  seconds: number;
  clear: () => Promise<void>;
}

/** Creates an empty database in a separate folder. */
async function openShelf() {
  const dataDir = mkdtempSync(join(tmpdir(), 'haberdash-bench-'));
  const db = openSqlite(join(dataDir, 'haberdash.sqlite'));
  await migrate(db);
  return {
    db,
    dataDir,
    clear: async () => {
      await db.destroy();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Creates a demo catalogue of a given size. */
export async function createDemoCatalogue(products: number): Promise<Shelf> {
  const shelf = await openShelf();
  const [seconds] = await timed(() => makeDemo(shelf.db, products));
  return { ...shelf, seconds };
}

/** Fills an empty database with a demo catalogue of a given size. */
export async function makeDemo(db: Db, products: number): Promise<void> {
  const demo = await loadDemo();
  if (!demo) throw new Error('The demo, which is needed to measure, is not installed.');
  await demo.make(db, { products });
}

/** Imports a catalogue from a file. */
export async function importShelf(file: string): Promise<Shelf> {
  const shelf = await openShelf();
  const [seconds] = await timed(() => importCatalogue(shelf.db, file));
  return { ...shelf, seconds };
}
