import { useTranslate } from '../../i18n/useTranslate';
import { Button, PrimaryButton } from '../../ui/Button';
import { ButtonRow } from '../../ui/ButtonRow';
import { FormMessage } from '../../ui/FormMessage';

import type { CableState } from './useCable';

interface ClearScannerProps {
  state: Extract<CableState, { at: 'read' }>;
  onClear: () => void;
  onAgain: () => void;
  onClose: () => void;
}

/**
 * Asks whether to clear the scanner, but only once its scans are safely stored on this computer.
 */
export function ClearScanner({ state, onClear, onAgain, onClose }: ClearScannerProps) {
  const t = useTranslate();
  const { reading, isStored, clearing } = state;
  const closeButton = (label: string) => <Button onClick={onClose}>{label}</Button>;
  if (!isStored) {
    const { scans, unread } = reading.file;
    return (
      <>
        {scans.length + unread.length > 0 && <FormMessage>{t('cable.notKept')}</FormMessage>}
        <ButtonRow>{closeButton(t('dialog.close'))}</ButtonRow>
      </>
    );
  }
  if (clearing === 'done') {
    return (
      <>
        <FormMessage kind="good">{t('cable.cleared')}</FormMessage>
        <ButtonRow>{closeButton(t('cable.toList'))}</ButtonRow>
      </>
    );
  }
  if (clearing === 'asked') return <p role="status">{t('cable.clearing')}</p>;
  return (
    <>
      {clearing && <FormMessage>{t(`cable.fault.${clearing}`)}</FormMessage>}
      <p>{t('cable.clear.why')}</p>
      <ButtonRow>
        {clearing === 'changed' ? (
          <PrimaryButton onClick={onAgain}>{t('cable.readAgain')}</PrimaryButton>
        ) : (
          <PrimaryButton onClick={onClear}>{t('cable.clear')}</PrimaryButton>
        )}
        {closeButton(t('cable.leave'))}
      </ButtonRow>
    </>
  );
}
