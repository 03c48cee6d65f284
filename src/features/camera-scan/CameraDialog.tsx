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
import type { AddLines } from '../../slices/worksheets/sheetLine';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Sheet } from '../../ui/Sheet';
import { space } from '../../ui/theme';

import { CameraView } from './CameraView';
import { PictureScanner } from './PictureScanner';
import { ScannedList } from './ScannedList';

const Parts = styled.div`
  display: grid;
  gap: ${space(3)};
`;

interface CameraDialogProps {
  onLines: AddLines;
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
  const [last, setLast] = useState<{ code: string; hasQuantity: boolean }>();

  const countCode = (code: string) => {
    const packs = parseQuantityCode(code);
    const isQuantityOfLast = packs !== undefined && last && !last.hasQuantity;
    dispatch(isQuantityOfLast ? lastScanCounted({ code: last.code, packs }) : codeScanned(code));
    setLast(isQuantityOfLast ? { ...last, hasQuantity: true } : { code, hasQuantity: false });
    signalCounted();
  };
  const addToList = () => {
    // The list shows the latest first; an order is read from the first.
    const lines = scanned
      .toReversed()
      .map(({ code, quantity }, index) => ({ code, quantity, places: [index + 1] }));
    void onLines(lines, t('camera.source'));
    dispatch(scansHandedOver());
    onClose();
  };

  return (
    <Sheet kind="middle" title={t('camera.title')} onClose={onClose}>
      <Parts>
        <CameraView onCode={countCode} />
        <PictureScanner onCode={countCode} />
        <ScannedList
          scanned={scanned}
          last={last?.code}
          onScan={countCode}
          onQuantity={(code, quantity) => dispatch(scannedSet({ code, quantity }))}
          onHandOver={addToList}
        />
      </Parts>
    </Sheet>
  );
}

let sound: AudioContext | undefined;

/** Length in seconds and frequency in hertz of a scanner's short beep. */
const BEEP_SECONDS = 0.08;
const BEEP_HZ = 1800;

/**
 * Signals with sound and vibration that a code was counted; silent in browsers that support
 * neither.
 */
function signalCounted() {
  navigator.vibrate?.(60);
  if (typeof AudioContext === 'undefined') return;
  sound ??= new AudioContext();
  const tone = sound.createOscillator();
  const volume = sound.createGain();
  tone.frequency.value = BEEP_HZ;
  volume.gain.value = 0.1;
  tone.connect(volume).connect(sound.destination);
  tone.start();
  tone.stop(sound.currentTime + BEEP_SECONDS);
}
