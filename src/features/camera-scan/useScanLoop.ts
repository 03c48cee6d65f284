import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

import { parseQuantityCode } from '#domain/quantityCodes';

import { frameOf } from './frame';
import { makeSightingCounter } from './makeSightingCounter';
import { readCodes } from './readCodes';

/** Milliseconds between two scans: keeps a phone cool without missing a barcode. */
const SCAN_INTERVAL_MS = 80;

interface ScanLoopOptions {
  isOn: boolean;
  onCode: (code: string) => void;
  onBroken: () => void;
}

/** Which product a quantity belongs to is only certain while nothing else is in view. */
const certainCodes = (codes: string[]): string[] =>
  codes.length > 1 ? codes.filter((code) => parseQuantityCode(code) === undefined) : codes;

/** Scans a video for barcodes until the reader fails. */
export function useScanLoop(
  video: RefObject<HTMLVideoElement | null>,
  { isOn, onCode, onBroken }: ScanLoopOptions,
): void {
  const [countSightings] = useState(makeSightingCounter);
  const reportCode = useEffectEvent(onCode);
  const reportFailure = useEffectEvent(onBroken);

  // Frames come from outside React, one after another while the camera runs.
  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setTimeout>;
    let isActive = true;
    const scanFrame = async () => {
      const frame = video.current ? frameOf(video.current) : undefined;
      const codes = frame ? certainCodes(await readCodes(frame)) : [];
      if (!isActive) return;
      for (const code of countSightings(codes, performance.now())) reportCode(code);
      timer = setTimeout(scanNext, SCAN_INTERVAL_MS);
    };
    const scanNext = () => {
      scanFrame().catch((error: unknown) => {
        console.error(error);
        reportFailure();
      });
    };
    scanNext();
    return () => {
      isActive = false;
      clearTimeout(timer);
    };
  }, [isOn, video, countSightings]);
}
