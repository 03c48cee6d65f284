import { useTranslate } from '../../i18n/useTranslate';
import { SmallButton } from '../../ui/Button';
import { ButtonRow } from '../../ui/ButtonRow';

interface DoneLineProps {
  /** What was done; nothing yet leaves an empty line, so that what follows is read out. */
  words: string | null | undefined;
  isBusy?: boolean;
  /** Missing where it cannot be undone. */
  onUndo: (() => void) | undefined;
}

/** What was just done, with the button that undoes it. */
export function DoneLine({ words, isBusy, onUndo }: DoneLineProps) {
  const t = useTranslate();
  return (
    <ButtonRow as="p" role="status">
      {words && (
        <>
          {words}{' '}
          {onUndo && (
            <SmallButton type="button" disabled={isBusy} onClick={onUndo}>
              {t('customers.undo')}
            </SmallButton>
          )}
        </>
      )}
    </ButtonRow>
  );
}
