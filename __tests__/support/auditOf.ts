import type { Db } from '../../server/db/client';
import { audit } from '../../server/services/desk/audit';

/** Returns the findings of `npm run desk -- audit`; empty if the data is consistent. */
export async function auditOf(db: Db, now = new Date()): Promise<string[]> {
  const sentences: string[] = [];
  for await (const sentence of audit(db, now)) sentences.push(sentence);
  return sentences;
}
