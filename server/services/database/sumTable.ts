import { createHash } from 'node:crypto';

import type { Db } from '../../db/client';

import { readTable } from './readTable';
import type { MovedTable } from './tablesToMove';

/** Number of rows of a table, and a checksum that any different row or value changes. */
export interface TableSum {
  rows: number;
  sum: bigint;
}

/** Computes a sum that is the same on both engines, regardless of the order of the rows. */
export async function sumTable(
  db: Db,
  table: MovedTable,
  onRows: (count: number) => Promise<void>,
): Promise<TableSum> {
  let count = 0;
  let sum = 0n;
  await readTable(db, table, {
    begin: () => {
      count = 0;
      sum = 0n;
    },
    take: async (rows) => {
      for (const row of rows) {
        const values = JSON.stringify(table.columns.map((column) => row[column]));
        sum += createHash('md5').update(values).digest().readBigUInt64LE();
      }
      sum = BigInt.asUintN(64, sum);
      count += rows.length;
      await onRows(rows.length);
    },
  });
  return { rows: count, sum };
}

export const isSame = (one: TableSum, other: TableSum): boolean =>
  one.rows === other.rows && one.sum === other.sum;
