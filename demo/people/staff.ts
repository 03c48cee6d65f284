import { ROLES } from '#domain/roles';

import { hashPassword } from '../../server/crypto/passwords';
import type { Db } from '../../server/db/client';
import { upsertStaff, staffByEmail } from '../../server/db/staff';

import { DEMO_PASSWORD } from './customers';

/** The staff member who reviews the demo's applications and fulfils its orders. */
export const DEMO_STAFF = { id: 'demo-staff', email: 'staff@demo.haberdash.test' };

/** Adds the demo's staff member with every role, if missing. */
export async function ensureDemoStaff(db: Db, now: Date): Promise<void> {
  if (await staffByEmail(db, DEMO_STAFF.email)) return;
  const member = {
    ...DEMO_STAFF,
    password_hash: await hashPassword(DEMO_PASSWORD),
    created_at: now.toISOString(),
  };
  await upsertStaff(db, member, ROLES);
}
