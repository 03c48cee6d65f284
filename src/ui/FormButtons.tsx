import type { ReactNode } from 'react';

import { useTranslate } from '../i18n/useTranslate';

import { Button, PrimaryButton } from './Button';
import { ButtonRow } from './ButtonRow';

interface FormButtonsProps {
  /** Label of the submit button. */
  submit: ReactNode;
  /** The equivalent shortcut, in `aria-keyshortcuts` syntax. */
  keys?: string;
  isBusy: boolean;
  onClose: () => void;
}

/** The buttons at the end of a form: submit and close. */
export function FormButtons({ submit, keys, isBusy, onClose }: FormButtonsProps) {
  const t = useTranslate();
  return (
    <ButtonRow>
      <PrimaryButton type="submit" disabled={isBusy} aria-keyshortcuts={keys}>
        {submit}
      </PrimaryButton>
      <Button type="button" onClick={onClose}>
        {t('dialog.close')}
      </Button>
    </ButtonRow>
  );
}
