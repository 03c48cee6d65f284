import { inChunks, type Db } from './client';
import type { LineReportTable } from './tables/fulfilment';

/** The reported lines of these orders, each with the time of the last report. */
export const lineReports = (db: Db, orderIds: readonly string[]): Promise<LineReportTable[]> =>
  db.selectFrom('line_reports').where('order_id', 'in', orderIds).selectAll().execute();

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
