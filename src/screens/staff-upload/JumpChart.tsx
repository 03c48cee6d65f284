import type { UploadedRow } from '../../api/staffUploads';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { Chart } from '../../ui/charts/Chart';

import { isInBin, JUMP_BINS } from './jumpBins';
import { useBinNames } from './useBinNames';

/** With fewer prices, the rows say as much. */
const FEWEST = 5;

interface JumpChartProps {
  rows: readonly UploadedRow[];
  /** Returns the address of the rows in a bar. */
  linkTo: (bin: number) => string;
}

/** How many prices of a file change by how much, in percent; each bar leads to its rows. */
export function JumpChart({ rows, linkTo }: JumpChartProps) {
  const t = useTranslate();
  const format = useFormat();
  const { nameOf, shortOf } = useBinNames();
  const values = JUMP_BINS.map((bin) => rows.filter((row) => isInBin(row, bin)).length);
  const most = Math.max(...values);
  if (values.reduce((sum, count) => sum + count, 0) < FEWEST) return null;
  return (
    <Chart
      title={t('upload.jumps')}
      kind="bars"
      pointsName={t('upload.row.percent')}
      points={JUMP_BINS.map((bin) => ({ name: nameOf(bin), short: shortOf(bin) }))}
      series={[{ name: t('upload.jumps.rows'), values, to: JUMP_BINS.map((_, at) => linkTo(at)) }]}
      format={format.number}
      formatAxis={format.number}
      first={values.indexOf(most)}
    />
  );
}
