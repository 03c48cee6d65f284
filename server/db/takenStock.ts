import { chunksInTurns, type Db } from './client';
import type { TakenStockTable } from './tables';

/** Notes what an order took from stock, so that just that can be given back. */
export async function noteTakenStock(tx: Db, rows: readonly TakenStockTable[]): Promise<void> {
  for await (const chunk of chunksInTurns(rows)) {
    await tx.insertInto('taken_stock').values(chunk).execute();
  }
}

/** What an order took from stock; it is given back once. */
export const removeTakenStock = (tx: Db, orderId: string): Promise<TakenStockTable[]> =>
  tx.deleteFrom('taken_stock').where('order_id', '=', orderId).returningAll().execute();

/** What orders took that are no longer as they were received is not given back any more. */
export async function forgetTakenStock(tx: Db): Promise<void> {
  await tx
    .deleteFrom('taken_stock')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('orders')
            .whereRef('orders.order_id', '=', 'taken_stock.order_id')
            .where('orders.status', '=', 'received')
            .select('orders.order_id'),
        ),
      ),
    )
    .execute();
}
