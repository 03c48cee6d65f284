import { useTranslate } from '../../i18n/useTranslate';
import { Button, PrimaryButton } from '../../ui/Button';

import { ChooserRow } from './ChooserForm';

interface ChooserFootProps {
  /** What the button says that reads the list as chosen. */
  words: string;
  isOpen: boolean;
  /** Leaves everything as it was; absent where nothing is read before the choice. */
  onCancel: (() => void) | undefined;
}

/** Ends a choice: the list is read by it, once it is made. */
export function ChooserFoot({ words, isOpen, onCancel }: ChooserFootProps) {
  const t = useTranslate();
  return (
    <ChooserRow>
      <PrimaryButton type="submit" disabled={isOpen}>
        {words}
      </PrimaryButton>
      {onCancel && (
        <Button type="button" onClick={onCancel}>
          {t('opticon.choose.cancel')}
        </Button>
      )}
    </ChooserRow>
  );
}
