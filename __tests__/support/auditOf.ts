import type { Db } from '../../server/db/client';
import { audit } from '../../server/services/desk/audit';

/** What `npm run desk -- audit` would say; nothing where all belongs together. */
export async function auditOf(db: Db, now = new Date()): Promise<string[]> {
  const sentences: string[] = [];
  for await (const sentence of audit(db, now)) sentences.push(sentence);
  return sentences;
}
