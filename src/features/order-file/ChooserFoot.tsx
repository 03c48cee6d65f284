import { useTranslate } from '../../i18n/useTranslate';
import { Button, PrimaryButton } from '../../ui/Button';

import { ChooserRow } from './ChooserForm';

interface ChooserFootProps {
  /** Label of the button that reads the list as chosen. */
  label: string;
  isOpen: boolean;
  /** Cancels without changes; absent if there is no earlier reading to return to. */
  onCancel: (() => void) | undefined;
}

/** Submits or cancels the choice; disabled until one is made. */
export function ChooserFoot({ label, isOpen, onCancel }: ChooserFootProps) {
  const t = useTranslate();
  return (
    <ChooserRow>
      <PrimaryButton type="submit" disabled={isOpen}>
        {label}
      </PrimaryButton>
      {onCancel && <Button onClick={onCancel}>{t('opticon.choose.cancel')}</Button>}
    </ChooserRow>
  );
}
