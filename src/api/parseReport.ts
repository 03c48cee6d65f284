import type { LineReport, LinesReport } from '#contract/lines';

import { orEmpty, type ServedProduct } from './products';

interface RequestedLine {
  code: string;
  item: number;
}

const reportOf = ({ code, item }: RequestedLine, index: number, isDone: boolean): LineReport => ({
  line: index + 1,
  code,
  item,
  product_id: isDone ? code : null,
  outcome: isDone ? 'added' : 'unavailable',
  message: '',
  possible: isDone ? item : 0,
  in_cart: 0,
});

/**
 * Reads a report on lines; if a server reports only overall success or failure, it is applied to
 * every requested line.
 */
export function parseReport(
  response: Partial<LinesReport> | null,
  requested: readonly RequestedLine[],
): LinesReport {
  const status = response?.status !== false;
  const lines = response?.lines ?? requested.map((line, index) => reportOf(line, index, status));
  return { ...response, status, lines };
}

/**
 * Returns the products in a report on lines: those the lines refer to, and the candidates of
 * ambiguous ones.
 */
export const productsOfReport = ({ lines }: { lines?: readonly LineReport[] }): ServedProduct[] =>
  orEmpty(lines).flatMap(({ product, candidates }) => [
    ...(product ? [product] : []),
    ...orEmpty(candidates),
  ]);
