import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { SmallButton } from '../../ui/Button';
import { space } from '../../ui/theme';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: center;
`;

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
    <Line role="status">
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
    </Line>
  );
}
