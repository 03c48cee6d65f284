import type { ReactNode } from 'react';

import { useTranslate } from '../i18n/useTranslate';

import { Button, PrimaryButton } from './Button';
import { ButtonRow } from './ButtonRow';

interface FormButtonsProps {
  /** What the button that sends it says. */
  submit: ReactNode;
  /** The keys that do the same, as `aria-keyshortcuts` names them. */
  keys?: string;
  isBusy: boolean;
  onClose: () => void;
}

/** The end of a form: it is sent, or put away. */
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
