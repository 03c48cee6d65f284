import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

import { frameOf } from './frame';
import { makeSightingCounter } from './makeSightingCounter';
import { readCodes } from './readCodes';

/** Milliseconds between two scans: keeps a phone cool without missing a barcode. */
const SCAN_INTERVAL_MS = 80;

/** Scans a video for barcodes; returns `true` if the reader failed. */
export function useScanLoop(
  video: RefObject<HTMLVideoElement | null>,
  isOn: boolean,
  onCode: (code: string) => void,
): boolean {
  const [isBroken, setIsBroken] = useState(false);
  const [countSightings] = useState(makeSightingCounter);
  const reportCode = useEffectEvent(onCode);

  // Frames come from outside React, one after another while the camera runs.
  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setTimeout>;
    let isActive = true;
    const scanFrame = async () => {
      const frame = video.current ? frameOf(video.current) : undefined;
      const codes = frame ? await readCodes(frame) : [];
      if (!isActive) return;
      for (const code of countSightings(codes, performance.now())) reportCode(code);
      timer = setTimeout(scanNext, SCAN_INTERVAL_MS);
    };
    const scanNext = () => {
      scanFrame().catch((error: unknown) => {
        console.error(error);
        setIsBroken(true);
      });
    };
    scanNext();
    return () => {
      isActive = false;
      clearTimeout(timer);
    };
  }, [isOn, video, countSightings]);

  return isBroken;
}
