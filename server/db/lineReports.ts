import { inChunks, type Db } from './client';
import type { LineReportTable } from './machineTables';

/** When each line of an order was reported on last. */
export async function lineReports(db: Db, orderId: string): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('line_reports')
    .where('order_id', '=', orderId)
    .select(['line', 'as_of'])
    .execute();
  return new Map(rows.map(({ line, as_of }) => [line, as_of]));
}

export async function storeLineReports(tx: Db, reports: readonly LineReportTable[]): Promise<void> {
  for (const chunk of inChunks(reports)) {
    await tx
      .insertInto('line_reports')
      .values(chunk)
      .onConflict((conflict) =>
        conflict
          .columns(['order_id', 'line'])
          .doUpdateSet(({ ref }) => ({ as_of: ref('excluded.as_of') })),
      )
      .execute();
  }
}
