import { useEffect, useRef, useState } from 'react';

/** Milliseconds without scrolling after which a swipe is considered finished. */
const REST = 120;

/** Returns the visible slide of a scrolling track, and functions to change it. */
export function useSlides(total: number) {
  const track = useRef<HTMLDivElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [wanted, setWanted] = useState(0);

  // A swipe in progress must not update an unmounted screen.
  useEffect(() => () => clearTimeout(rest.current), []);

  return {
    track,
    shown: Math.min(wanted, Math.max(0, total - 1)),
    showSlide: (slide: number) => {
      setWanted(slide);
      if (track.current) track.current.scrollLeft = slide * track.current.clientWidth;
    },
    /** Handler for the track's scroll event. */
    follow: () => {
      clearTimeout(rest.current);
      rest.current = setTimeout(() => {
        if (!track.current) return;
        const { scrollLeft, clientWidth } = track.current;
        if (clientWidth > 0) setWanted(Math.round(scrollLeft / clientWidth));
      }, REST);
    },
  };
}
