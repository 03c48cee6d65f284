import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

import { frameOf } from './frame';
import { readCodes } from './readCodes';
import { makeSightingCounter } from './showings';

/** Milliseconds between two scans: keeps a phone cool without missing a barcode. */
const PAUSE = 80;

/** Scans a video for barcodes; returns `true` if the reader failed. */
export function useScanLoop(
  video: RefObject<HTMLVideoElement | null>,
  isOn: boolean,
  onCode: (code: string) => void,
): boolean {
  const [isBroken, setIsBroken] = useState(false);
  const [countShown] = useState(makeSightingCounter);
  const take = useEffectEvent(onCode);

  // Frames come from outside React, one after another while the camera runs.
  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setTimeout>;
    let isWanted = true;
    const look = async () => {
      const frame = video.current ? frameOf(video.current) : undefined;
      const codes = frame ? await readCodes(frame) : [];
      if (!isWanted) return;
      for (const code of countShown(codes, performance.now())) take(code);
      timer = setTimeout(begin, PAUSE);
    };
    const begin = () => {
      look().catch((error: unknown) => {
        console.error(error);
        setIsBroken(true);
      });
    };
    begin();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [isOn, video, countShown]);

  return isBroken;
}
