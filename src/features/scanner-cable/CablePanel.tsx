import { useTranslate } from '../../i18n/useTranslate';
import type { AddLines } from '../../slices/worksheets/sheetLine';
import { Sheet } from '../../ui/Sheet';

import { CableSteps } from './CableSteps';
import type { CableAttempt } from './webSerial';

interface CablePanelProps {
  turn: CableAttempt;
  onLines: AddLines;
  onAgain: () => void;
  onClose: () => void;
}

/** The dialog that leads from choosing a port to clearing the scanner. */
export function CablePanel({ turn, onClose, ...rest }: CablePanelProps) {
  const t = useTranslate();
  return (
    <Sheet kind="middle" title={t('cable.title')} onClose={onClose}>
      <CableSteps key={turn.number} port={turn.port} onClose={onClose} {...rest} />
    </Sheet>
  );
}
