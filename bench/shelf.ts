import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openSqlite, type Db } from '../server/db/client';
import { migrate } from '../server/db/migrate';
import { loadDemo } from '../server/loadDemo';

import { timed } from './measure';

export interface Shelf {
  db: Db;
  dataDir: string;
  /** Seconds that making the demo data took. */
  seconds: number;
  clear: () => Promise<void>;
}

/** A demo catalogue of a size, in a folder of its own. */
export async function fillShelf(products: number): Promise<Shelf> {
  const dataDir = mkdtempSync(join(tmpdir(), 'haberdash-bench-'));
  const db = openSqlite(join(dataDir, 'haberdash.sqlite'));
  await migrate(db);
  const demo = await loadDemo();
  if (!demo) throw new Error('There is no demo here to measure with.');
  const [seconds] = await timed(() => demo.make(db, { products }));
  return {
    db,
    dataDir,
    seconds,
    clear: async () => {
      await db.destroy();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
