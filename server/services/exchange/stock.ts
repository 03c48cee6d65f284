import { StockRow } from '#contract/v1/stock';
import { COUNTRIES } from '#domain/countries';
import { isRecord } from '#domain/isRecord';

import { NO_CHANGES } from '../../catalogue/version';
import { filterInStock } from '../../db/stockReports';
import { Refusal } from '../actions/refusal';

import type { DataKind } from './dataKind';
import { reportStock } from './reportStock';

/** Stock as reported by other systems; the in-memory catalogue does not contain it. */
export const stock: DataKind<StockRow> = {
  name: 'stock',
  event: 'stock.reported',
  shape: StockRow,
  keyOf: ({ product_id = '', country = '' }) => `${product_id} ${country}`,
  // A change adds to the number, however often it occurs, and a condition may not be met.
  scopeOf: ({ change, if_available }) =>
    change === undefined && if_available === undefined ? '' : undefined,
  assertComplete: (rows, { asOf, isKeyed }) => {
    const rowObjects = rows.filter(isRecord);
    if (!isKeyed && rowObjects.some((row) => 'change' in row)) {
      throw new Refusal(400, 'exchange.needsKey', { field: 'Idempotency-Key' });
    }
    if (asOf === undefined && rowObjects.some((row) => 'available' in row)) {
      throw new Refusal(400, 'request.refused', {
        errors: [{ code: 'field.missing', field: 'as_of' }],
      });
    }
  },
  estimateImpact: async (tx, rows, _options, { impact, examples }) => {
    for (const country of COUNTRIES) {
      const emptied = rows.flatMap(({ content }) =>
        content.country === country && content.available !== undefined && content.available <= 0
          ? [content.product_id]
          : [],
      );
      const zeroed = await filterInStock(tx, country, emptied);
      impact.zeroed[country].count += zeroed.length;
      examples.push(...zeroed.map((productId) => `${productId} ${country}`));
    }
  },
  take: async (action, rows, { asOf, seq, reportsChanges = false }) => {
    const known = { asOf: asOf ?? action.at.toISOString(), seq };
    return {
      outcomes: await reportStock(action, rows, { ...known, reportsChanges }),
      seen: NO_CHANGES,
    };
  },
};
