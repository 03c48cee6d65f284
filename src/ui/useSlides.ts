import { useEffect, useRef, useState } from 'react';

/** Milliseconds without scrolling after which a swipe is considered finished. */
const SETTLE_MS = 120;

/** Returns the visible slide of a scrolling track, and functions to change it. */
export function useSlides(total: number) {
  const track = useRef<HTMLDivElement>(null);
  const settleTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [currentSlide, setCurrentSlide] = useState(0);

  // A swipe in progress must not update an unmounted screen.
  useEffect(() => () => clearTimeout(settleTimer.current), []);

  return {
    track,
    shown: Math.min(currentSlide, Math.max(0, total - 1)),
    showSlide: (slide: number) => {
      setCurrentSlide(slide);
      if (track.current) track.current.scrollLeft = slide * track.current.clientWidth;
    },
    /** Handler for the track's scroll event. */
    follow: () => {
      clearTimeout(settleTimer.current);
      settleTimer.current = setTimeout(() => {
        if (!track.current) return;
        const { scrollLeft, clientWidth } = track.current;
        if (clientWidth > 0) setCurrentSlide(Math.round(scrollLeft / clientWidth));
      }, SETTLE_MS);
    },
  };
}
