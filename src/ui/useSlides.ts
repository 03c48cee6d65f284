import { useEffect, useRef, useState } from 'react';

/** Milliseconds without scrolling after which a swipe has come to rest. */
const REST = 120;

/** Which of the slides of a scrolled track is in sight, and ways to another one. */
export function useSlides(total: number) {
  const track = useRef<HTMLDivElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [wanted, setWanted] = useState(0);

  // A swipe that is still under way when the screen goes must not report to it.
  useEffect(() => () => clearTimeout(rest.current), []);

  return {
    track,
    shown: Math.min(wanted, Math.max(0, total - 1)),
    showSlide: (slide: number) => {
      setWanted(slide);
      if (track.current) track.current.scrollLeft = slide * track.current.clientWidth;
    },
    /** Belongs to the track's scroll event. */
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
