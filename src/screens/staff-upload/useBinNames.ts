import { useI18n } from '../../i18n/I18n';
import { useTranslate } from '../../i18n/useTranslate';

import type { JumpBin } from './jumpBins';

/** Returns how bars are named in full, and on the axis by where they begin. */
export function useBinNames() {
  const t = useTranslate();
  const { locale } = useI18n();
  const percent = new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'exceptZero' });
  const nameOf = ({ from, below }: JumpBin): string => {
    if (from === undefined) return t('upload.jumps.below', { percent: percent.format(below ?? 0) });
    if (below === undefined) return t('upload.jumps.from', { percent: percent.format(from) });
    return t('upload.jumps.between', {
      from: percent.format(from),
      below: percent.format(below),
    });
  };
  const shortOf = ({ from, below = 0 }: JumpBin) =>
    from === undefined ? `< ${percent.format(below)}` : percent.format(from);
  return { nameOf, shortOf };
}
