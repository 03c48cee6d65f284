import { useState } from 'react';
import { styled } from 'styled-components';

import { readQuantityCode } from '#domain/quantityCodes';

import { useTranslate } from '../../i18n/useTranslate';
import { Sheet } from '../../ui/Sheet';
import { space } from '../../ui/theme';
import type { GiveLines } from '../order-file/orderOfLines';

import { CameraView } from './CameraView';
import { FromPicture } from './FromPicture';
import { ScannedList } from './ScannedList';
import { signalCounted } from './signal';
import { useScanned } from './useScanned';

const Parts = styled.div`
  display: grid;
  gap: ${space(3)};
`;

interface CameraDialogProps {
  onLines: GiveLines;
  onClose: () => void;
}

/** Camera, what it has counted, and the way into the list; closing it loses nothing. */
export function CameraDialog({ onLines, onClose }: CameraDialogProps) {
  const t = useTranslate();
  const { scanned, add, countLast, setQuantity, clear } = useScanned();
  const [last, setLast] = useState<string>();

  const count = (code: string) => {
    const packs = readQuantityCode(code);
    const isOfLast = packs !== undefined && last !== undefined;
    if (isOfLast) countLast(last, packs);
    else add(code);
    setLast(isOfLast ? undefined : code);
    signalCounted();
  };
  const handOver = () => {
    // The list shows the latest first; an order is read from the first.
    const lines = scanned
      .toReversed()
      .map(({ code, quantity }, at) => ({ code, quantity, places: [at + 1] }));
    void onLines(lines, t('camera.source'));
    clear();
    onClose();
  };

  return (
    <Sheet kind="middle" title={t('camera.title')} onClose={onClose}>
      <Parts>
        <CameraView onCode={count} />
        <FromPicture onCode={count} />
        <ScannedList scanned={scanned} last={last} onQuantity={setQuantity} onHandOver={handOver} />
      </Parts>
    </Sheet>
  );
}
