import type { LineReport, LinesReport } from '#contract/lines';

interface AskedLine {
  code: string;
  item: number;
}

const reportOf = ({ code, item }: AskedLine, at: number, isDone: boolean): LineReport => ({
  line: at + 1,
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
export function readReport(
  answer: Partial<LinesReport> | null,
  asked: readonly AskedLine[],
): LinesReport {
  const status = answer?.status !== false;
  const lines = answer?.lines ?? asked.map((line, at) => reportOf(line, at, status));
  return { ...answer, status, lines };
}
