import type { Db } from '../../db/client';
import { keepStaff, staffByEmail } from '../../db/staff';
import { hashPassword } from '../../services/passwords';

import { DEMO_PASSWORD } from './customers';

const EMAIL = 'staff@demo.haberdash.test';

/** Adds the demo's member of the staff, who reviews applications, where there is none yet. */
export async function ensureDemoStaff(db: Db, now: Date): Promise<void> {
  if (await staffByEmail(db, EMAIL)) return;
  await keepStaff(db, {
    id: 'demo-staff',
    email: EMAIL,
    password_hash: await hashPassword(DEMO_PASSWORD),
    created_at: now.toISOString(),
  });
}
