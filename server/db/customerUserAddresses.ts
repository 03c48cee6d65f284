import { groupBy } from '#domain/groupBy';

import { rowsInChunks, type Db } from './client';
import type { CustomerUserTable } from './tables/customers';
import type { UserId } from './tables/ids';

/** Codes of the shipping addresses that colleagues may order to, by their ids; all without any. */
export async function addressCodesOf(
  db: Db,
  userIds: readonly UserId[],
): Promise<Map<UserId, string[]>> {
  const rows = await rowsInChunks(userIds, (chunk) =>
    db
      .selectFrom('customer_user_addresses')
      .where('user_id', 'in', chunk)
      .select(['user_id', 'code'])
      .orderBy('code'),
  );
  const codes = groupBy(rows, ({ user_id }) => user_id);
  return new Map([...codes].map(([id, found]) => [id, found.map(({ code }) => code)]));
}

export async function replaceAddressCodes(
  tx: Db,
  { id, customer_id }: Pick<CustomerUserTable, 'id' | 'customer_id'>,
  codes: readonly string[],
): Promise<void> {
  await tx.deleteFrom('customer_user_addresses').where('user_id', '=', id).execute();
  if (codes.length === 0) return;
  const rows = codes.map((code) => ({ user_id: id, customer_id, code }));
  await tx.insertInto('customer_user_addresses').values(rows).execute();
}
