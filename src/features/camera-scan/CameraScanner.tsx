import { useState } from 'react';

import { lazyPart } from '../../i18n/lazyPart';
import { useTranslate } from '../../i18n/useTranslate';
import type { AddLines } from '../../slices/worksheets/sheetLine';
import { SmallButton } from '../../ui/Button';
import { FormMessage } from '../../ui/FormMessage';
import { Drawing } from '../../ui/Icon';
import { OptionalPart } from '../../ui/OptionalPart';

const CameraDialog = lazyPart(() => import('./CameraDialog'), 'CameraDialog');

const CAMERA =
  'M4 8h3.500l1.500-2.500h6L16.500 8H20v11H4zM12 10a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7Z';

interface CameraScannerProps {
  /** Receives the scanned lines; resolves to `true` once they are stored on this computer. */
  onLines: AddLines;
}

/** Scans barcodes with the camera of a phone; the reader is loaded when it is opened. */
export function CameraScanner({ onLines }: CameraScannerProps) {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const [openCount, setOpenCount] = useState(0);
  const open = () => {
    setIsOpen(true);
    setOpenCount(openCount + 1);
  };
  return (
    <>
      <SmallButton onClick={open}>
        <Drawing path={CAMERA} size={16} />
        {t('camera.title')}
      </SmallButton>
      {isOpen && (
        <OptionalPart key={openCount} instead={<FormMessage>{t('error.part')}</FormMessage>}>
          <CameraDialog onLines={onLines} onClose={() => setIsOpen(false)} />
        </OptionalPart>
      )}
    </>
  );
}
