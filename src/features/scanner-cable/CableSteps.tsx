import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import type { AddLines } from '../../slices/worksheets/sheetLine';
import { Button, PrimaryButton } from '../../ui/Button';
import { ButtonRow } from '../../ui/ButtonRow';
import { FormMessage } from '../../ui/FormMessage';
import { space } from '../../ui/theme';

import { ClearScanner } from './ClearScanner';
import { ScannerSummary } from './ScannerSummary';
import { useCable } from './useCable';
import type { SerialPort } from './webSerial';

const Steps = styled.div`
  display: grid;
  gap: ${space(4)};
`;

interface CableStepsProps {
  port: Promise<SerialPort | undefined>;
  onLines: AddLines;
  onAgain: () => void;
  onClose: () => void;
}

/** The current state of the scanner, and the next possible actions. */
export function CableSteps({ port, onLines, onAgain, onClose }: CableStepsProps) {
  const t = useTranslate();
  const nameOf = (serial: string) => t('cable.source', { serial });
  const { state, clear } = useCable({ port, onLines, nameOf });

  if (state.at === 'choosing' || state.at === 'reading') {
    return <p role="status">{t(`cable.${state.at}`)}</p>;
  }
  if (state.at === 'read') {
    return (
      <Steps>
        <ScannerSummary reading={state.reading} isStored={state.isStored} />
        <ClearScanner
          state={state}
          onClear={() => void clear()}
          onAgain={onAgain}
          onClose={onClose}
        />
      </Steps>
    );
  }
  return (
    <Steps>
      <FormMessage>
        {t(state.at === 'failed' ? `cable.fault.${state.fault}` : 'cable.notChosen')}
      </FormMessage>
      <ButtonRow>
        <PrimaryButton onClick={onAgain}>{t('error.retry')}</PrimaryButton>
        <Button onClick={onClose}>{t('dialog.close')}</Button>
      </ButtonRow>
    </Steps>
  );
}
