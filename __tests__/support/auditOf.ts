import type { Db } from '../../server/db/client';
import { audit } from '../../server/services/desk/audit';

/** Returns the findings of `npm run desk -- audit`; empty if the data is consistent. */
export async function auditOf(db: Db, now = new Date()): Promise<string[]> {
  const findings: string[] = [];
  for await (const finding of audit(db, now)) findings.push(finding);
  return findings;
}
