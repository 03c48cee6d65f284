import { ROLES } from '#domain/roles';

import type { Db } from '../../server/db/client';
import { keepStaff, staffByEmail } from '../../server/db/staff';
import { hashPassword } from '../../server/services/passwords';

import { DEMO_PASSWORD } from './customers';

/** Who reviews the demo's applications and packs its orders. */
export const DEMO_STAFF = { id: 'demo-staff', email: 'staff@demo.haberdash.test' };

/** Adds the demo's member of the staff, who may do everything, where there is none yet. */
export async function ensureDemoStaff(db: Db, now: Date): Promise<void> {
  if (await staffByEmail(db, DEMO_STAFF.email)) return;
  const member = {
    ...DEMO_STAFF,
    password_hash: await hashPassword(DEMO_PASSWORD),
    created_at: now.toISOString(),
  };
  await keepStaff(db, member, ROLES);
}
