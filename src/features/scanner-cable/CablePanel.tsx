import { useTranslate } from '../../i18n/useTranslate';
import type { AddLines } from '../../slices/worksheets/sheetLine';
import { Sheet } from '../../ui/Sheet';

import { CableSteps } from './CableSteps';
import type { CableAttempt } from './webSerial';

interface CablePanelProps {
  attempt: CableAttempt;
  onLines: AddLines;
  onAgain: () => void;
  onClose: () => void;
}

/** The dialog that leads from choosing a port to clearing the scanner. */
export function CablePanel({ attempt, onClose, ...rest }: CablePanelProps) {
  const t = useTranslate();
  return (
    <Sheet kind="middle" title={t('cable.title')} onClose={onClose}>
      <CableSteps key={attempt.number} port={attempt.port} onClose={onClose} {...rest} />
    </Sheet>
  );
}
