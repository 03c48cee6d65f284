import { useLayoutEffect, useState, type RefObject } from 'react';

/** Where on the page the rows of a table begin, and how far apart they stand, in pixels. */
export function useBodyShape(body: RefObject<HTMLElement | null>) {
  const [shape, setShape] = useState({ top: 0, gap: 0 });

  // What stands above may grow: read before the first paint, and whenever the page changes its size.
  useLayoutEffect(() => {
    const read = () => {
      if (!body.current) return;
      const top = Math.round(body.current.getBoundingClientRect().top + window.scrollY);
      const gap = Number.parseFloat(getComputedStyle(body.current).rowGap) || 0;
      setShape((now) => (now.top === top && now.gap === gap ? now : { top, gap }));
    };
    read();
    const resized = new ResizeObserver(read);
    resized.observe(document.body);
    return () => resized.disconnect();
  }, [body]);

  return shape;
}
