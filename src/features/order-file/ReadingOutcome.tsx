import { useTranslate } from '../../i18n/useTranslate';
import { SmallButton } from '../../ui/Button';
import { FormMessage } from '../../ui/FormMessage';

import { Note } from './Note';
import type { ReadOutcome } from './useReadOrder';

/** The outcome of the last files, one sentence for each part. */
export function ReadingOutcome({ outcome }: { outcome: ReadOutcome }) {
  const t = useTranslate();
  const { reading, refused = [], several } = outcome;
  return (
    <>
      {reading && (
        <Note>
          <span role="status">{t('opticon.reading', { name: reading.name })}</span>
          <SmallButton onClick={reading.cancel}>{t('opticon.reading.cancel')}</SmallButton>
        </Note>
      )}
      {refused.map(({ refusal, name, heading = '' }, index) => (
        <FormMessage key={index}>{t(`opticon.refused.${refusal}`, { name, heading })}</FormMessage>
      ))}
      {several && <Note role="status">{t('opticon.several', several)}</Note>}
    </>
  );
}
