import { inTransaction, type Db } from './client';
import { NO_PASSWORD } from './noPassword';
import { deleteSessionsOfCustomer } from './sessions';

const TABLES = ['customers', 'customer_users', 'staff'] as const;
const DEMO_ADDRESSES = '%@demo.haberdash.test';

/**
 * Closes the demo's accounts, whose password is published, and ends their sessions: a shop may have
 * started as a demo.
 */
export async function closeDemoAccounts(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    await setDemoPasswords(tx, NO_PASSWORD);
    const customers = tx.selectFrom('customers').where('email', 'like', DEMO_ADDRESSES);
    for (const { id } of await customers.select('id').execute())
      await deleteSessionsOfCustomer(tx, id);
    const staff = tx.selectFrom('staff').where('email', 'like', DEMO_ADDRESSES);
    await tx.deleteFrom('staff_sessions').where('staff_id', 'in', staff.select('id')).execute();
  });
}

/** Opens the demo's accounts again if they were closed. */
export async function reopenDemoAccounts(
  db: Db,
  hashPassword: () => Promise<string>,
): Promise<void> {
  for (const table of TABLES) {
    const closed = db.selectFrom(table).where('email', 'like', DEMO_ADDRESSES);
    const found = await closed.where('password_hash', '=', NO_PASSWORD).select('id').execute();
    if (found.length > 0) return setDemoPasswords(db, await hashPassword());
  }
}

async function setDemoPasswords(db: Db, password_hash: string): Promise<void> {
  for (const table of TABLES) {
    const addresses = db.updateTable(table).where('email', 'like', DEMO_ADDRESSES);
    await addresses.set({ password_hash }).execute();
  }
}
