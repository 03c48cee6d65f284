import { useTranslate } from '../../i18n/useTranslate';
import { SmallButton } from '../../ui/Button';
import { ButtonRow } from '../../ui/ButtonRow';

interface DoneLineProps {
  /**
   * What was done. Without it an empty live region is rendered, so that later text is announced.
   */
  message: string | null | undefined;
  isBusy?: boolean;
  /** Absent if it cannot be undone. */
  onUndo: (() => void) | undefined;
}

/** Says what was just done, with a button that undoes it. */
export function DoneLine({ message, isBusy, onUndo }: DoneLineProps) {
  const t = useTranslate();
  return (
    <ButtonRow as="p" role="status">
      {message && (
        <>
          {message}{' '}
          {onUndo && (
            <SmallButton disabled={isBusy} onClick={onUndo}>
              {t('customers.undo')}
            </SmallButton>
          )}
        </>
      )}
    </ButtonRow>
  );
}
