import type { Translate } from '../../../i18n/useTranslate';
import type { Sheet, Step } from '../../../slices/worksheets/sheet';
import { nameOf } from '../../../slices/worksheets/sheetLine';
import { plainText } from '../../../ui/SafeHtml';

/** Returns a sentence about a step that can be undone. */
export function describeStep(t: Translate, step: Step, lines: Sheet['lines']): string {
  if ('count' in step) {
    const { what, count } = step;
    if (step.what !== 'given') return t(`lines.step.${what}`, { count });
    const { source } = step;
    return source === ''
      ? t('lines.step.typed', { count })
      : t('lines.step.given', { count, source });
  }
  const line = lines[step.id];
  return t(`lines.step.${step.what}`, { name: line ? plainText(nameOf(line)) : '' });
}
