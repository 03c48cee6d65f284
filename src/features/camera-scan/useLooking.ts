import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

import { frameOf } from './frame';
import { readCodes } from './readCodes';
import { watchShowings } from './showings';

/** Milliseconds between two looks: a phone stays cool, and no bar code is missed. */
const PAUSE = 80;

/** Looks for bar codes in what a video shows; true where the reader could not be fetched. */
export function useLooking(
  video: RefObject<HTMLVideoElement | null>,
  isOn: boolean,
  onCode: (code: string) => void,
): boolean {
  const [isBroken, setIsBroken] = useState(false);
  const [countShown] = useState(watchShowings);
  const take = useEffectEvent(onCode);

  // Pictures come outside React, one after the other for as long as the camera runs.
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
