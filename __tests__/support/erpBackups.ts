import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { inAction } from '../../server/services/actions/action';
import { cancelReceivedOrder } from '../../server/services/fulfilment/cancelReceivedOrder';

import { auditOf } from './auditOf';
import type { ErpBuyer } from './erpBuyer';
import { ROOT } from './machine';
import { makeProgram } from './program';
import { restoreOver } from './restore';
import type { smallErp } from './smallErp';
import { TEST_KEY } from './startOn';
import type { TestDatabase } from './testDatabase';

const run = promisify(execFile);

/** Builds the server's `backup` and `desk` commands, to be run on a database. */
export async function makeBackupPrograms() {
  const folder = mkdtempSync(join(tmpdir(), 'haberdash-erp-'));
  const backup = await makeProgram('server/commands/backup.ts');
  const desk = await makeProgram('server/commands/desk.ts');
  const runOn = async ({ dataDir, url }: TestDatabase, file: string, args: readonly string[]) => {
    const settings = {
      DATA_DIR: dataDir,
      DATABASE_URL: url ?? '',
      DATA_KEY: TEST_KEY,
      DEMO: 'off',
    };
    const env = { ...process.env, ...settings };
    const { stdout, stderr } = await run(process.execPath, [file, ...args], { env });
    expect(stderr).toBe('');
    return stdout;
  };
  return {
    folder,
    backUp: (data: TestDatabase, file: string) => runOn(data, backup.file, [file]),
    desk: (data: TestDatabase, ...args: string[]) => runOn(data, desk.file, args),
    remove: () => {
      backup.remove();
      desk.remove();
      rmSync(folder, { recursive: true });
    },
  };
}

export type BackupPrograms = Awaited<ReturnType<typeof makeBackupPrograms>>;

interface Parties {
  programs: BackupPrograms;
  buyers: readonly ErpBuyer[];
  erp: ReturnType<typeof smallErp>;
  /** How many times the shop is restored. */
  restores: number;
}

/** Number of orders to be placed after a backup before it is restored. */
const MIN_ORDERS_SINCE = 3;

/**
 * Takes backups while the shop is running and restores them later, as described in
 * docs/operations.md; occasionally the same one twice.
 */
export function openBackups({ programs, buyers, erp, restores }: Parties) {
  const seen = () => buyers.flatMap((buyer) => buyer.seen);
  let made = 0;
  let done = 0;
  let copy: { file: string; seenBefore: number } | undefined;

  const areAllPlaced = () => buyers.every((buyer) => buyer.isSure());

  return {
    areAllDone: () => done >= restores,
    /** Takes a backup of the running shop, unless one is retained already. */
    backUp: async (data: TestDatabase): Promise<void> => {
      if (copy || done >= restores) return;
      const file = join(programs.folder, `copy-${(made += 1)}`);
      const seenBefore = seen().length;
      await programs.backUp(data, file);
      copy = { file, seenBefore };
    },
    /** Restores the backup once there is something to lose; the server must be stopped. */
    restore: async (data: TestDatabase): Promise<TestDatabase> => {
      if (!copy || done >= restores) return data;
      if (seen().length - copy.seenBefore < MIN_ORDERS_SINCE && !areAllPlaced()) return data;
      const restored = await restoreOver(data, copy.file);
      await expectReportOfLosses(restored, { programs, buyers, erp });
      expect(await auditOf(restored.db)).toEqual([]);
      done += 1;
      if (Math.random() < 0.75) copy = undefined;
      else copy.seenBefore = seen().length;
      return restored;
    },
  };
}

/**
 * Follows the operator's steps after a restore, and checks the report of everything missing from
 * the backup.
 */
async function expectReportOfLosses(
  restored: TestDatabase,
  { programs, buyers, erp }: Omit<Parties, 'restores'>,
): Promise<void> {
  const { db } = restored;
  const rows = await db.selectFrom('orders').select(['order_id', 'status']).execute();
  const ids = new Set(rows.map(({ order_id }) => order_id));
  const lost = buyers.flatMap((buyer) => buyer.goBackTo(ids));
  const all = buyers.flatMap((buyer) => buyer.seen);
  expect(new Set(all).size).toBe(all.length);

  const last = Math.max(...[...all, ...erp.disk.orders.keys()].map(Number), 0);
  const output = await programs.desk(restored, 'after-restore', '--last-order', String(last));
  const [, knownUntil = ''] = /happened up to (\S+)\. /.exec(output) ?? [];
  expect(lost.filter(({ at }) => at < knownUntil)).toEqual([]);

  const [, list = ''] = /since: ([\d, ]+)\./.exec(output) ?? [];
  const waiting = list.split(', ').filter(Boolean);
  const received = rows.filter(({ status }) => status === 'received');
  expect(waiting).toEqual(received.map(({ order_id }) => order_id).sort());
  for (const id of waiting) {
    if (buyers.some((buyer) => buyer.hadCancelled(id))) {
      await inAction(db, { actor: ROOT, at: new Date() }, (action) =>
        cancelReceivedOrder(action, { orderId: id }),
      );
    } else await programs.desk(restored, 'orders', 'release', id);
  }
}
