import type { Db } from '../../server/db/client';
import { keepStaff, staffByEmail } from '../../server/db/staff';
import { hashPassword } from '../../server/services/passwords';

import { DEMO_PASSWORD } from './customers';

/** Who reviews the demo's applications. */
export const DEMO_STAFF = { id: 'demo-staff', email: 'staff@demo.haberdash.test' };

/** Adds the demo's member of the staff, who reviews applications, where there is none yet. */
export async function ensureDemoStaff(db: Db, now: Date): Promise<void> {
  if (await staffByEmail(db, DEMO_STAFF.email)) return;
  await keepStaff(db, {
    ...DEMO_STAFF,
    password_hash: await hashPassword(DEMO_PASSWORD),
    created_at: now.toISOString(),
  });
}
