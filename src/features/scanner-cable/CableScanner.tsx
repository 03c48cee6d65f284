import { useState } from 'react';

import { lazyPart } from '../../i18n/lazyPart';
import { useTranslate } from '../../i18n/useTranslate';
import type { AddLines } from '../../slices/worksheets/sheetLine';
import { FormMessage } from '../../ui/FormMessage';
import { Drawing } from '../../ui/Icon';
import { OptionalPart } from '../../ui/OptionalPart';
import { ReasonedButton } from '../../ui/ReasonedButton';
import { useIsHydrated } from '../../ui/useIsHydrated';

import { choosePort, cableUnavailableReason, type CableAttempt } from './webSerial';

const CablePanel = lazyPart(() => import('./CablePanel'), 'CablePanel');

const PLUG = 'M9 3v5M15 3v5M6 8h12v3a6 6 0 0 1-12 0zM12 17v4';

interface CableScannerProps {
  /**
   * Receives the scanned lines; resolves to `true` once they are stored on this computer, so that
   * the scanner may be cleared.
   */
  onLines: AddLines;
}

/** Reads an Opticon scanner over its USB cable, without any software installed on the computer. */
export function CableScanner({ onLines }: CableScannerProps) {
  const t = useTranslate();
  const [attempt, setAttempt] = useState<CableAttempt>();
  const missing = useIsHydrated() ? cableUnavailableReason() : undefined;
  // The browser shows its port chooser only in direct response to a click.
  const open = () => setAttempt({ number: (attempt?.number ?? 0) + 1, port: choosePort() });

  return (
    <>
      <ReasonedButton why={missing && t(`cable.missing.${missing}`)} onPress={open}>
        <Drawing path={PLUG} size={16} />
        {t('cable.button')}
      </ReasonedButton>
      {attempt && (
        <OptionalPart key={attempt.number} instead={<FormMessage>{t('error.part')}</FormMessage>}>
          <CablePanel
            attempt={attempt}
            onLines={onLines}
            onAgain={open}
            onClose={() => setAttempt(undefined)}
          />
        </OptionalPart>
      )}
    </>
  );
}
