import { useState } from 'react';
import { styled } from 'styled-components';

import { parseQuantityCode } from '#domain/quantityCodes';

import { useTranslate } from '../../i18n/useTranslate';
import {
  codeScanned,
  lastScanCounted,
  scannedSet,
  scansHandedOver,
  selectScanned,
} from '../../slices/scanned';
import type { GiveLines } from '../../slices/worksheets/sheetLine';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Sheet } from '../../ui/Sheet';
import { space } from '../../ui/theme';

import { CameraView } from './CameraView';
import { FromPicture } from './FromPicture';
import { ScannedList } from './ScannedList';
import { signalCounted } from './signal';

const Parts = styled.div`
  display: grid;
  gap: ${space(3)};
`;

interface CameraDialogProps {
  onLines: GiveLines;
  onClose: () => void;
}

/**
 * The camera, the codes counted so far, and the button that adds them to the list; closing loses
 * nothing.
 */
export function CameraDialog({ onLines, onClose }: CameraDialogProps) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const scanned = useAppSelector((state) => selectScanned(state));
  const [last, setLast] = useState<string>();

  const count = (code: string) => {
    const packs = parseQuantityCode(code);
    const isOfLast = packs !== undefined && last !== undefined;
    dispatch(isOfLast ? lastScanCounted({ code: last, packs }) : codeScanned(code));
    setLast(isOfLast ? undefined : code);
    signalCounted();
  };
  const handOver = () => {
    // The list shows the latest first; an order is read from the first.
    const lines = scanned
      .toReversed()
      .map(({ code, quantity }, at) => ({ code, quantity, places: [at + 1] }));
    void onLines(lines, t('camera.source'));
    dispatch(scansHandedOver());
    onClose();
  };

  return (
    <Sheet kind="middle" title={t('camera.title')} onClose={onClose}>
      <Parts>
        <CameraView onCode={count} />
        <FromPicture onCode={count} />
        <ScannedList
          scanned={scanned}
          last={last}
          onQuantity={(code, quantity) => dispatch(scannedSet({ code, quantity }))}
          onHandOver={handOver}
        />
      </Parts>
    </Sheet>
  );
}
